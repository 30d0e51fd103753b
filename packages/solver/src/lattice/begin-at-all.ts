import { positionOf } from '@meikyuu/grid'
import type { LatticeMaze } from './lattice-maze.js'
import type { LatticeSearch } from './lattice-search.js'

/** Begins a search at several cells at once. */
export function beginAtAll({ grid }: LatticeMaze, search: LatticeSearch, cells: ArrayLike<number>): void {
  search.beginAt(positionOf(grid, cells[0]!))
  for (let i = 1; i < cells.length; i++) search.add(positionOf(grid, cells[i]!))
}
