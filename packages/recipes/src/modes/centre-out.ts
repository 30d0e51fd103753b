import { centreCell, checkedRng, checkMaze, type MazeBody, type Rng } from '@meikyuu/grid'
import { boundaryGoal } from './boundary-goal.js'
import type { Ends } from './mode-entry.js'

/**
 * From the centre cell out through the border. Two draws: a deep cell of the
 * border as the goal, a side of it as the exit. One search.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no source of choices,
 * `NO_CENTRES` for a grid without centres; `NO_BOUNDARY` and
 * `BAD_ENDS` where no cell but the centre is on the border.
 */
export function centreOut(maze: MazeBody, rng: Rng): Ends {
  checkMaze(maze)
  const draws = checkedRng(rng)
  const start = centreCell(maze.grid)
  const { goal, exit } = boundaryGoal(maze, start, draws)
  return { start, goal, entrance: null, exit, keys: [] }
}
