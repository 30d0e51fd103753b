import { type MazeBody, MazeError, type Rng } from '@meikyuu/grid'
import { distancesAt } from '@meikyuu/solver'
import { boundaryOf } from './boundary-of.js'
import { deepOf } from './deep.js'
import { doorOf } from './door-of.js'

/** A goal on the border and the side to leave it by. */
export interface BoundaryGoal {
  readonly goal: number
  readonly exit: number
}

/**
 * Picks a deep cell of the border, other than the start, as the goal, then a
 * side of it to leave by; two draws. One search.
 *
 * @throws MazeError `NO_BOUNDARY` where no cell is on the border, `BAD_ENDS`
 * where the start alone is; before any draw.
 */
export function boundaryGoal(maze: MazeBody, start: number, rng: Rng): BoundaryGoal {
  const border = boundaryOf(maze.grid)
  // Its distance being 0, the start is never deep: no need to leave it out of the list.
  const place = deepOf(distancesAt(maze, [start], border), rng)
  if (place < 0)
    throw new MazeError('BAD_ENDS', {
      expected: 'a way from the start to another cell on the border',
      got: 'a grid with none',
    })
  const goal = border[place]!
  return { goal, exit: doorOf(maze.grid, goal, rng) }
}
