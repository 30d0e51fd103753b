import { type Grid, innerCells, type Rng } from '@meikyuu/grid'

/** Picks a cell that is not on the border, or any where all are; one draw. */
export function innerCell(grid: Grid, rng: Rng): number {
  const inner = innerCells(grid)
  return inner.length === 0 ? rng.below(grid.cells) : inner[rng.below(inner.length)]!
}
