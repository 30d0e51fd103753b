import {
  borrowInts,
  giveBackInts,
  type MazeBody,
  MazeError,
  type ReadonlyInts,
  type Rng,
} from '@meikyuu/grid'
import { boundaryOf } from './boundary-of.js'
import { deepOf } from './deep.js'
import { distancesOfBorder } from './distances-of-border.js'
import { doorOf } from './door-of.js'

/** A goal on the border and the side to leave it by. */
export interface BoundaryGoal {
  readonly goal: number
  readonly exit: number
}

/** Writes how far each cell of the border is from the start, in their order. */
export type TellDistances = (border: ReadonlyInts, found: Int32Array) => void

/**
 * Picks a deep cell of the border, other than the start, as the goal, then a
 * side of it to leave by; two draws. One search.
 *
 * @param tell The search, for who has made it.
 * @throws MazeError `NO_BOUNDARY` where no cell is on the border, `BAD_ENDS`
 * where the start alone is; before any draw.
 */
export function boundaryGoal(
  maze: MazeBody,
  start: number,
  rng: Rng,
  tell: TellDistances = (border, found) => distancesOfBorder(maze, start, border, found),
): BoundaryGoal {
  const border = boundaryOf(maze.grid)
  const distances = borrowInts(border.length)
  tell(border, distances)
  // Its distance being 0, the start is never deep: no need to leave it out of the list.
  const place = deepOf(distances, border.length, rng)
  giveBackInts(distances)
  if (place < 0)
    throw new MazeError('BAD_ENDS', {
      expected: 'a way from the start to another cell on the border',
      got: 'a grid with none',
    })
  const goal = border[place]!
  return { goal, exit: doorOf(maze.grid, goal, rng) }
}
