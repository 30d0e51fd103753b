import { borrowInts, centreCell, giveBackInts, type Maze, type Rng } from '@meikyuu/grid'
import { distancesInto } from '@meikyuu/solver'
import { boundaryGoal } from './boundary-goal.js'
import type { Ends } from './mode-entry.js'

/**
 * From the centre cell out through the border. Two draws: a deep cell of the
 * border as the goal, a side of it as the exit. One search.
 *
 * @throws MazeError `NO_CENTRES` for a grid without centres; `NO_BOUNDARY` and
 * `BAD_ENDS` where no cell but the centre is on the border.
 */
export function centreOut({ grid, passages }: Pick<Maze, 'grid' | 'passages'>, rng: Rng): Ends {
  const start = centreCell(grid)
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  distancesInto(grid, passages, [start], distance, queue)
  const { goal, exit } = boundaryGoal(grid, distance, rng)
  giveBackInts(queue)
  giveBackInts(distance)
  return { start, goal, entrance: null, exit, keys: [] }
}
