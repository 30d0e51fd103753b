import type { CanvasLike } from '../src/index.js'
import { RecordingPen, type Stroke } from './recording-pen.js'

/** One painted path or text, with how it was painted. */
export interface Painted {
  readonly how: 'evenodd' | 'nonzero' | 'stroke' | 'text'
  readonly colour: unknown
  readonly alpha: number
  readonly width: number
  readonly cap: string
  readonly join: string
  readonly font: string
  readonly strokes: readonly Stroke[]
  readonly text: readonly [text: string, x: number, y: number, align: string] | null
}

/** A canvas that remembers what was painted on it. */
export class RecordingCanvas extends RecordingPen implements CanvasLike {
  readonly painted: Painted[] = []
  depth = 0
  globalAlpha = 1
  strokeStyle: unknown = '#000000'
  fillStyle: unknown = '#000000'
  lineWidth = 1
  lineCap: CanvasLike['lineCap'] = 'butt'
  lineJoin: CanvasLike['lineJoin'] = 'miter'
  miterLimit = 10
  font = '10px sans-serif'
  textAlign: CanvasLike['textAlign'] = 'start'
  textBaseline: CanvasLike['textBaseline'] = 'alphabetic'

  save(): void {
    this.depth++
  }

  restore(): void {
    this.depth--
  }

  beginPath(): void {
    this.strokes.length = 0
  }

  stroke(): void {
    this.#paint('stroke', this.strokeStyle, null)
  }

  fill(rule: 'evenodd' | 'nonzero'): void {
    this.#paint(rule, this.fillStyle, null)
  }

  fillText(text: string, x: number, y: number): void {
    this.#paint('text', this.fillStyle, [text, x, y, this.textAlign])
  }

  #paint(how: Painted['how'], colour: unknown, text: Painted['text']): void {
    this.painted.push({
      how,
      colour,
      alpha: this.globalAlpha,
      width: this.lineWidth,
      cap: this.lineCap,
      join: this.lineJoin,
      font: this.font,
      strokes: text === null ? [...this.strokes] : [],
      text,
    })
  }
}
