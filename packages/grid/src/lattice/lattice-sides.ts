import type { LatticeGrid } from '../grid.js'
import { cellAt, positionOfCell } from './position-of.js'

/** Sides of a square: north, east, south, west. */
export const LATTICE_SIDES = 4

/** How far apart the positions on both ends of a side are, by its place in its cell. */
function stepOf(stride: number, slot: number): number {
  const far = (slot & 1) === 0 ? stride : 1
  return slot === 0 || slot === 3 ? -far : far
}

/** The cell across a side of a lattice, or OUTSIDE; unchecked. Sides may be more than 2^31. */
export function latticeAcross(grid: LatticeGrid, side: number): number {
  const slot = side % LATTICE_SIDES
  const position = positionOfCell(grid, (side - slot) / LATTICE_SIDES)
  return cellAt(grid, position + stepOf(grid.stride, slot))
}

/** The same side as `side` from the other cell. */
export function latticeTwin(other: number, side: number): number {
  // Across a side lies its opposite: two on in the order of four.
  return other * LATTICE_SIDES + ((side % LATTICE_SIDES) ^ 2)
}
