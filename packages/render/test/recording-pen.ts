import type { Pen } from '../src/index.js'

/** What a pen was told. */
export type Stroke =
  | readonly ['moveTo' | 'lineTo', x: number, y: number]
  | readonly [
      'arc',
      cx: number,
      cy: number,
      radius: number,
      from: number,
      to: number,
      counterclockwise: boolean,
    ]

/** A pen that remembers. */
export class RecordingPen implements Pen {
  readonly strokes: Stroke[] = []

  moveTo(x: number, y: number): void {
    this.strokes.push(['moveTo', x, y])
  }

  lineTo(x: number, y: number): void {
    this.strokes.push(['lineTo', x, y])
  }

  arc(cx: number, cy: number, radius: number, from: number, to: number, counterclockwise = false): void {
    this.strokes.push(['arc', cx, cy, radius, from, to, counterclockwise])
  }
}
