import {
  borrowInts,
  checkedRng,
  checkMaze,
  giveBackInts,
  type MazeBody,
  MazeError,
  type Rng,
} from '@meikyuu/grid'
import { boundaryOf } from './boundary-of.js'
import { distancesOfBorder } from './distances-of-border.js'
import { doorOf } from './door-of.js'
import { farthest } from './farthest.js'
import type { Ends } from './mode-entry.js'

/**
 * In through the border and out of it, far away. Three draws: a cell of the
 * border, from which the farthest one is the start and the farthest from that
 * the goal (the first of several); then the entrance; then the exit. Two
 * searches.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no source of choices;
 * `NO_BOUNDARY` where no cell is on the border, `BAD_ENDS` where a single one
 * is; all before any draw. `BAD_ENDS` where the cell drawn is joined to no
 * other of the border.
 */
export function enterLeave(maze: MazeBody, rng: Rng): Ends {
  checkMaze(maze)
  const { grid } = maze
  const draws = checkedRng(rng)
  const border = boundaryOf(grid)
  if (border.length === 1)
    throw new MazeError('BAD_ENDS', { expected: 'at least two cells on the border', got: 'one' })
  const from = border[draws.below(border.length)]!
  const distances = borrowInts(border.length)
  distancesOfBorder(maze, from, border, distances)
  const start = border[farthest(distances, border.length)]!
  distancesOfBorder(maze, start, border, distances)
  const goal = border[farthest(distances, border.length)]!
  giveBackInts(distances)
  if (start === goal)
    throw new MazeError('BAD_ENDS', {
      expected: 'a way from one cell of the border to another',
      got: `none from cell ${from}`,
    })
  const entrance = doorOf(grid, start, draws)
  return { start, goal, entrance, exit: doorOf(grid, goal, draws), keys: [] }
}
