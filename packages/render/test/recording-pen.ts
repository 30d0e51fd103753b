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

/** How long all that was drawn is. */
export function lengthDrawn(strokes: readonly Stroke[]): number {
  let sum = 0
  let [x, y] = [0, 0]
  for (const stroke of strokes) {
    if (stroke[0] === 'arc') {
      const [, cx, cy, radius, from, to] = stroke
      sum += radius * Math.abs(to - from)
      ;[x, y] = [cx + radius * Math.cos(to), cy + radius * Math.sin(to)]
      continue
    }
    const [how, toX, toY] = stroke
    if (how === 'lineTo') sum += Math.hypot(toX - x, toY - y)
    ;[x, y] = [toX, toY]
  }
  return sum
}
