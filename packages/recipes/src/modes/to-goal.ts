import { borrowInts, giveBackInts, type Maze, MazeError, type Rng } from '@meikyuu/grid'
import { distancesInto } from '@meikyuu/solver'
import { deepOfAll } from './deep.js'
import { innerCell } from './inner-cell.js'
import type { Ends } from './mode-entry.js'

/**
 * From a cell inside to a cell far away. Two draws: a start that is not on the
 * border (any cell where all are), a deep cell of all as the goal. One search.
 */
export function toGoal({ grid, passages }: Pick<Maze, 'grid' | 'passages'>, rng: Rng): Ends {
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  const start = innerCell(grid, rng)
  const reached = distancesInto(grid, passages, [start], distance, queue)
  const goal = deepOfAll(queue, reached, distance, rng)
  giveBackInts(queue)
  giveBackInts(distance)
  if (goal < 0)
    throw new MazeError('BAD_ENDS', { expected: 'a way from the start to another cell', got: 'none' })
  return { start, goal, entrance: null, exit: null, keys: [] }
}
