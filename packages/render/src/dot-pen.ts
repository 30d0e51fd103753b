import { cos, sin } from '@meikyuu/grid'
import type { BrailleCanvas } from './braille-canvas.js'
import type { Pen } from './pen.js'

/** A pen that draws on a canvas of dots. */
export class DotPen implements Pen {
  #x = 0
  #y = 0
  readonly #canvas: BrailleCanvas
  readonly #scale: number
  readonly #left: number
  readonly #top: number
  readonly #layer: number
  readonly #spacing: number

  /** @param left The drawing's coordinates at the first dot. */
  constructor(
    canvas: BrailleCanvas,
    scale: number,
    left: number,
    top: number,
    layer: number,
    spacing: number,
  ) {
    this.#canvas = canvas
    this.#scale = scale
    this.#left = left
    this.#top = top
    this.#layer = layer
    this.#spacing = spacing
  }

  moveTo(x: number, y: number): void {
    this.#x = Math.round((x - this.#left) * this.#scale)
    this.#y = Math.round((y - this.#top) * this.#scale)
  }

  lineTo(x: number, y: number): void {
    const fromX = this.#x
    const fromY = this.#y
    this.moveTo(x, y)
    this.#canvas.line(fromX, fromY, this.#x, this.#y, this.#layer, this.#spacing)
  }

  /** Short lines, about two dots each. */
  arc(cx: number, cy: number, radius: number, from: number, to: number): void {
    const parts = Math.max(1, Math.ceil((Math.abs(to - from) * radius * this.#scale) / 2))
    for (let part = 1; part <= parts; part++) {
      const angle = from + ((to - from) * part) / parts
      this.lineTo(cx + radius * cos(angle), cy + radius * sin(angle))
    }
  }
}
