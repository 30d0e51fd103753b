import { checkCell, checkWhole } from './check.js'
import { type Grid, graphOf, OUTSIDE } from './grid.js'
import { LATTICE_SIDES, latticeAcross, latticeTwin } from './lattice/lattice-sides.js'

/** The first side of a cell; its last is the one before the next cell's first. */
export function firstSide(grid: Grid, cell: number): number {
  checkCell(grid, cell)
  return grid.kind === 'lattice' ? cell * LATTICE_SIDES : graphOf(grid).first[cell]!
}

/** How many sides a cell has, those that lead outside included. */
export function sideCount(grid: Grid, cell: number): number {
  checkCell(grid, cell)
  if (grid.kind === 'lattice') return LATTICE_SIDES
  const { first } = graphOf(grid)
  return first[cell + 1]! - first[cell]!
}

/** The cell across a side, or {@link OUTSIDE}. */
export function cellAcross(grid: Grid, side: number): number {
  checkSide(grid, side)
  return grid.kind === 'lattice' ? latticeAcross(grid, side) : grid.across[side]!
}

/** The same side seen from the other cell, or {@link OUTSIDE} where it leads outside. */
export function twinOf(grid: Grid, side: number): number {
  const other = cellAcross(grid, side)
  if (other === OUTSIDE) return OUTSIDE
  if (grid.kind === 'lattice') return latticeTwin(other, side)
  const { first, slot } = grid
  return first[other]! + slot[side]!
}

/** The cell that a side belongs to, in about log2(cells) steps. */
export function cellOfSide(grid: Grid, side: number): number {
  checkSide(grid, side)
  if (grid.kind === 'lattice') return Math.floor(side / LATTICE_SIDES)
  const { first } = grid
  let low = 0
  let high = grid.cells - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (first[middle]! <= side) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Throws `BAD_ARGUMENT` unless `side` is one of `grid`'s sides.
 *
 * @internal
 */
export function checkSide(grid: Grid, side: unknown): void {
  const { sides } = grid?.kind === 'lattice' ? grid : graphOf(grid)
  checkWhole('side', side, 0, sides - 1)
}
