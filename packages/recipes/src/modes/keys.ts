import { borrowInts, giveBackInts, type Maze, type Rng } from '@meikyuu/grid'
import { distancesInto, wayBetween } from '@meikyuu/solver'
import { boundaryGoal } from './boundary-goal.js'
import { innerCell } from './inner-cell.js'
import type { Ends } from './mode-entry.js'
import { placeKeys } from './place-keys.js'

/** The options of {@link keysMode}. */
export interface KeysOptions {
  /** How many keys to place; a small maze may hold fewer. */
  readonly keys: number
}

/**
 * From a cell inside out through the border, with keys to fetch in dead ends
 * off the way. Three draws: a start that is not on the border (any cell where
 * all are), a deep cell of the border as the goal, a side of it as the exit;
 * then one for each but one of the far dead ends, which are shuffled, and keys
 * placed in that order with a gap between them while there are dead ends with
 * one. Three searches, and one around each key as far as keys keep from one
 * another. The way is a shortest one; where loops leave a choice, the one that
 * goes to the lowest cell at each step.
 *
 * @throws MazeError `NO_BOUNDARY` and `BAD_ENDS` where no cell but the start is on the border.
 */
export function keysMode(
  maze: Pick<Maze, 'grid' | 'passages'>,
  rng: Rng,
  { keys: wanted }: KeysOptions,
): Ends {
  const { grid, passages } = maze
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  const start = innerCell(grid, rng)
  distancesInto(grid, passages, [start], distance, queue)
  const { goal, exit } = boundaryGoal(grid, distance, rng)
  const keys = placeKeys(maze, wayBetween(maze, start, goal)!, wanted, rng, distance, queue)
  giveBackInts(queue)
  giveBackInts(distance)
  return { start, goal, entrance: null, exit, keys }
}
