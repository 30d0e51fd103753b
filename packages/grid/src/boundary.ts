import { newInts } from './allocate.js'
import { type GraphGrid, type Grid, graphOf, OUTSIDE } from './grid.js'
import { latticeBoundary } from './lattice/lattice-boundary.js'
import { perGrid } from './per-grid.js'
import type { ReadonlyInts } from './read-only.js'
import { cellAcross, firstSide, sideCount } from './sides.js'

/**
 * The cells with a side that leads outside, in cell order. Worked out once a
 * grid.
 *
 * @example
 * ```ts
 * [...boundaryCells(squareGrid(3, 3))] // => [0, 1, 2, 3, 5, 6, 7, 8]
 * ```
 */
export const boundaryCells: (grid: Grid) => ReadonlyInts = /* @__PURE__ */ perGrid((grid) =>
  grid?.kind === 'lattice' ? latticeBoundary(grid) : cellsWhere(graphOf(grid), true),
)

/**
 * The cells without a side that leads outside, in cell order. Worked out once a
 * grid.
 *
 * @example
 * ```ts
 * [...innerCells(squareGrid(3, 3))] // => [4]
 * ```
 */
export const innerCells: (grid: Grid) => ReadonlyInts = /* @__PURE__ */ perGrid((grid) =>
  cellsWhere(graphOf(grid), false),
)

/** Whether a cell has a side that leads outside. */
export function isBoundary(grid: Grid, cell: number): boolean {
  const from = firstSide(grid, cell)
  const to = from + sideCount(grid, cell)
  for (let side = from; side < to; side++) if (cellAcross(grid, side) === OUTSIDE) return true
  return false
}

function cellsWhere(grid: GraphGrid, boundary: boolean): Int32Array {
  let count = 0
  for (let cell = 0; cell < grid.cells; cell++) if (leadsOutside(grid, cell) === boundary) count++
  const cells = newInts(count)
  for (let cell = 0, i = 0; i < count; cell++) if (leadsOutside(grid, cell) === boundary) cells[i++] = cell
  return cells
}

function leadsOutside({ first, across }: GraphGrid, cell: number): boolean {
  const end = first[cell + 1]!
  for (let side = first[cell]!; side < end; side++) if (across[side] === OUTSIDE) return true
  return false
}
