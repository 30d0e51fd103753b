import { type Grid, innerCellAt, innerCells, innerCount, type Rng } from '@meikyuu/grid'

/** Picks a cell that is not on the border, or any where all are; one draw. */
export function innerCell(grid: Grid, rng: Rng): number {
  if (grid.kind === 'lattice') {
    const count = innerCount(grid)
    return count === 0 ? rng.below(grid.cells) : innerCellAt(grid, rng.below(count))
  }
  const inner = innerCells(grid)
  return inner.length === 0 ? rng.below(grid.cells) : inner[rng.below(inner.length)]!
}
