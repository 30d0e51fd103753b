import { type Grid, MazeError, type Rng } from '@meikyuu/grid'
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
 * side of it to leave by; two draws.
 *
 * @throws MazeError `NO_BOUNDARY` where no cell is on the border, `BAD_ENDS`
 * where the start alone is; before any draw.
 */
export function boundaryGoal(grid: Grid, distance: ArrayLike<number>, rng: Rng): BoundaryGoal {
  // Its distance being 0, the start is never deep: no need to leave it out of the list.
  const goal = deepOf(boundaryOf(grid), distance, rng)
  if (goal < 0)
    throw new MazeError('BAD_ENDS', {
      expected: 'a way from the start to another cell on the border',
      got: 'a grid with none',
    })
  return { goal, exit: doorOf(grid, goal, rng) }
}
