import type { Pen } from './pen.js'

/** Where a drawing comes to lie in a picture: units to a cell's width, and where its origin is. */
export interface Placing {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A pen in units of a drawing that leads one in units of the picture. */
export class PlacedPen implements Pen {
  readonly #pen: Pen
  readonly #placing: Placing

  constructor(pen: Pen, placing: Placing) {
    this.#pen = pen
    this.#placing = placing
  }

  moveTo(x: number, y: number): void {
    const { scale, x: left, y: top } = this.#placing
    this.#pen.moveTo(x * scale + left, y * scale + top)
  }

  lineTo(x: number, y: number): void {
    const { scale, x: left, y: top } = this.#placing
    this.#pen.lineTo(x * scale + left, y * scale + top)
  }

  arc(cx: number, cy: number, radius: number, from: number, to: number, counterclockwise = false): void {
    const { scale, x: left, y: top } = this.#placing
    this.#pen.arc(cx * scale + left, cy * scale + top, radius * scale, from, to, counterclockwise)
  }
}
