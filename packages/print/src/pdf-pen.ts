import { cos, type Pen, sin } from 'meikyuu'

/** No curve stands for more of a circle than this (radians), so that it strays from it by less than a 3,000th of the radius. */
const WIDEST_CURVE = Math.PI / 2

/** What a {@link PdfPen} writes to: the path operators of a PDF page. */
export interface PathWriter {
  /** Begins a line. */
  moveTo(x: number, y: number): unknown
  /** Goes on straight. */
  lineTo(x: number, y: number): unknown
  /** Goes on along a cubic Bezier curve. */
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): unknown
}

/** A pen that writes the path of a PDF. A page knows no arcs: they become Bezier curves, a quarter of a circle at most each. */
export class PdfPen implements Pen {
  readonly #to: PathWriter

  constructor(to: PathWriter) {
    this.#to = to
  }

  moveTo(x: number, y: number): void {
    this.#to.moveTo(x, y)
  }

  lineTo(x: number, y: number): void {
    this.#to.lineTo(x, y)
  }

  /** The handles of each curve are 4/3 tan(angle / 4) of the radius long, which puts its middle on the circle. */
  arc(cx: number, cy: number, radius: number, from: number, to: number): void {
    const parts = Math.max(1, Math.ceil(Math.abs(to - from) / WIDEST_CURVE))
    const step = (to - from) / parts
    const handle = ((4 / 3) * sin(step / 4)) / cos(step / 4)
    for (let part = 0; part < parts; part++) {
      const [cosA, sinA] = [cos(from + step * part), sin(from + step * part)]
      const [cosB, sinB] = [cos(from + step * (part + 1)), sin(from + step * (part + 1))]
      this.#to.bezierCurveTo(
        cx + radius * (cosA - handle * sinA),
        cy + radius * (sinA + handle * cosA),
        cx + radius * (cosB + handle * sinB),
        cy + radius * (sinB - handle * cosB),
        cx + radius * cosB,
        cy + radius * sinB,
      )
    }
  }
}
