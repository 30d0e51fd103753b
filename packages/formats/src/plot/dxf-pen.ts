import { cos, sin } from '@meikyuu/grid'
import type { Pen } from '@meikyuu/render'

/** No arc of a polyline turns further than this: half a turn has the bulge 1, a whole one none. */
const WIDEST_ARC = Math.PI

const DEGREES = 180 / Math.PI

/** A point of a stroke, and the bulge of what goes on from it: the tangent of a quarter of its angle, positive against the clock. */
interface Vertex {
  readonly x: number
  readonly y: number
  bulge: number
}

/** An arc as DXF has it: angles in degrees, against the clock. */
interface DxfArc {
  readonly cx: number
  readonly cy: number
  readonly radius: number
  readonly from: number
  readonly to: number
}

/** A pen that makes one stroke an entity of DXF. There y points up, from the bottom of the sheet. */
export class DxfPen implements Pen {
  readonly #height: number
  #vertices: Vertex[] = []
  // The stroke's arc, where it is a single one against the clock.
  #arc: DxfArc | null = null

  constructor(height: number) {
    this.#height = height
  }

  moveTo(x: number, y: number): void {
    this.#vertices = [{ x, y: this.#height - y, bulge: 0 }]
    this.#arc = null
  }

  lineTo(x: number, y: number): void {
    this.#arc = null
    this.#vertices.push({ x, y: this.#height - y, bulge: 0 })
  }

  arc(cx: number, cy: number, radius: number, from: number, to: number): void {
    const up = this.#height - cy
    const isOnly = this.#vertices.length === 1
    // Angles that fall clockwise, seen with y down, rise with y up.
    this.#arc =
      isOnly && to < from && from - to < 2 * Math.PI - 1e-9
        ? { cx, cy: up, radius, from: -from * DEGREES, to: -to * DEGREES }
        : null
    const parts = Math.ceil(Math.abs(to - from) / WIDEST_ARC)
    const quarter = (from - to) / parts / 4
    for (let part = 1; part <= parts; part++) {
      const angle = from + ((to - from) * part) / parts
      this.#vertices[this.#vertices.length - 1]!.bulge = sin(quarter) / cos(quarter)
      this.#vertices.push({ x: cx + radius * cos(angle), y: up - radius * sin(angle), bulge: 0 })
    }
  }

  /** The stroke as an entity on a layer: a line, an arc, or a polyline that may have arcs. */
  entity(layer: string): string {
    if (this.#arc !== null) return arcEntity(layer, this.#arc)
    const [first, second] = this.#vertices
    if (this.#vertices.length === 2 && first!.bulge === 0) return lineEntity(layer, first!, second!)
    return polyline(layer, this.#vertices)
  }
}

function lineEntity(layer: string, from: Vertex, to: Vertex): string {
  const ends = `${pair(10, from.x)}${pair(20, from.y)}${pair(30, 0)}${pair(11, to.x)}${pair(21, to.y)}${pair(31, 0)}`
  return `0\nLINE\n8\n${layer}\n${ends}`
}

function arcEntity(layer: string, { cx, cy, radius, from, to }: DxfArc): string {
  const middle = `${pair(10, cx)}${pair(20, cy)}${pair(30, 0)}${pair(40, radius)}`
  return `0\nARC\n8\n${layer}\n${middle}${pair(50, turned(from))}${pair(51, turned(to))}`
}

/** One that ends where it began is closed, and does not say its last point. */
function polyline(layer: string, vertices: readonly Vertex[]): string {
  const [first, last] = [vertices[0]!, vertices[vertices.length - 1]!]
  const isClosed = number(first.x) === number(last.x) && number(first.y) === number(last.y)
  let text = `0\nPOLYLINE\n8\n${layer}\n66\n1\n70\n${isClosed ? 1 : 0}\n${pair(10, 0)}${pair(20, 0)}${pair(30, 0)}`
  for (const vertex of isClosed ? vertices.slice(0, -1) : vertices) {
    text += `0\nVERTEX\n8\n${layer}\n${pair(10, vertex.x)}${pair(20, vertex.y)}${pair(30, 0)}`
    if (vertex.bulge !== 0) text += pair(42, vertex.bulge)
  }
  return `${text}0\nSEQEND\n8\n${layer}\n`
}

/** An angle from 0 to 360 degrees. */
function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/** A group of DXF: its code and its number. */
export function pair(code: number, value: number): string {
  return `${code}\n${number(value)}\n`
}

/** Millionths are enough, and never need an exponent. Real numbers have a point. */
function number(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6 + 0)
  return text.includes('.') ? text : `${text}.0`
}
