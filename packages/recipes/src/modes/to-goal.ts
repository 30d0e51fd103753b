import {
  borrowInts,
  checkedRng,
  checkMaze,
  giveBackInts,
  type MazeBody,
  MazeError,
  type Rng,
} from '@meikyuu/grid'
import { distancesInto, farCellOnLattice } from '@meikyuu/solver'
import { deepOfAll, leastDeep } from './deep.js'
import { innerCell } from './inner-cell.js'
import type { Ends } from './mode-entry.js'

/**
 * From a cell inside to a cell far away. Two draws: a start that is not on the
 * border (any cell where all are), a deep cell of all as the goal. One search.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no source of choices,
 * `BAD_ENDS` where nothing is joined to the start.
 */
export function toGoal(maze: MazeBody, rng: Rng): Ends {
  checkMaze(maze)
  const draws = checkedRng(rng)
  const start = innerCell(maze.grid, draws)
  const goal =
    farCellOnLattice(maze, start, leastDeep, (count) => draws.below(count)) ?? deepOnGraph(maze, start, draws)
  if (goal < 0)
    throw new MazeError('BAD_ENDS', { expected: 'a way from the start to another cell', got: 'none' })
  return { start, goal, entrance: null, exit: null, keys: [] }
}

function deepOnGraph({ grid, passages }: MazeBody, start: number, draws: Rng): number {
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  const reached = distancesInto(grid, passages, [start], distance, queue)
  const goal = deepOfAll(queue, reached, distance, draws)
  giveBackInts(queue)
  giveBackInts(distance)
  return goal
}
