import type { Grid, Passages } from '@meikyuu/grid'
import { Moments } from './moments.js'
import { passagesACell } from './passages-a-cell.js'

/**
 * Over so many mazes, how many cells have 0, 1, 2, ... passages: entry 1 is the
 * dead ends.
 *
 * @param carve Makes the maze of a seed; seeds are 1 to `mazes`.
 */
export function cellsByPassages(grid: Grid, mazes: number, carve: (seed: number) => Passages): Moments[] {
  const all = Array.from({ length: grid.maxSides + 1 }, () => new Moments())
  for (let seed = 1; seed <= mazes; seed++) {
    const counts = passagesACell(grid, carve(seed))
    for (let passages = 0; passages < all.length; passages++) all[passages]!.add(counts[passages]!)
  }
  return all
}
