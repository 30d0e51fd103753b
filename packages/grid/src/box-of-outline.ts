import { endsOfLine } from './ends-of-line.js'
import { OUTSIDE } from './grid.js'
import type { Bounds, Layout, SideLine } from './layout.js'
import type { Points } from './points.js'

/**
 * The box of the sides that lead outside; of the centres, where no side has a
 * line or none leads outside.
 */
export function boxOfOutline(first: Int32Array, across: Int32Array, layout: Layout, centres: Points): Bounds {
  const box = new Box()
  for (let cell = 0; cell + 1 < first.length; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      if (across[side] !== OUTSIDE) continue
      const line = layout.sideLine(cell, side - first[cell]!)
      if (line !== null) addLine(box, line)
    }
  return box.isEmpty ? boxOfPoints(centres) : box.bounds()
}

/** The box of points; all zeros where there are none. */
export function boxOfPoints(points: Points): Bounds {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const { axes, data } = points
  const flat = new Box()
  let near = Infinity
  let far = -Infinity
  for (let i = 0; i < data.length; i += axes) {
    flat.add(data[i]!, data[i + 1]!)
    if (axes === 2) continue
    near = Math.min(near, data[i + 2]!)
    far = Math.max(far, data[i + 2]!)
  }
  return axes === 2 ? flat.bounds() : { ...flat.bounds(), z: near, depth: far - near }
}

/** A box that grows with what is put in. */
class Box {
  #left = Infinity
  #top = Infinity
  #right = -Infinity
  #bottom = -Infinity

  get isEmpty(): boolean {
    return this.#left > this.#right
  }

  add(x: number, y: number): void {
    if (x < this.#left) this.#left = x
    if (x > this.#right) this.#right = x
    if (y < this.#top) this.#top = y
    if (y > this.#bottom) this.#bottom = y
  }

  bounds(): Bounds {
    return {
      x: this.#left,
      y: this.#top,
      width: this.#right - this.#left,
      height: this.#bottom - this.#top,
    }
  }
}

function addLine(box: Box, side: SideLine): void {
  for (const [x, y] of endsOfLine(side)) box.add(x, y)
  if (side.kind === 'line') return
  // An arc reaches beyond its ends where it crosses the circle's leftmost, lowest, rightmost or topmost point.
  const { cx, cy, radius } = side
  const [from, to] = side.from < side.to ? [side.from, side.to] : [side.to, side.from]
  for (let quarter = Math.ceil(from / (Math.PI / 2)); quarter * (Math.PI / 2) <= to; quarter++) {
    const [x, y] = QUARTERS[((quarter % 4) + 4) % 4]!
    box.add(cx + radius * x, cy + radius * y)
  }
}

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
