import {
  borrowInts,
  checkedRng,
  checkMaze,
  checkOptions,
  giveBackInts,
  type MazeBody,
  MazeError,
  type Rng,
} from '@meikyuu/grid'
import { distancesInto, latticeMazeOf, wayBetween } from '@meikyuu/solver'
import { KEYS_OPTION } from '../keys-option.js'
import { boundaryGoal } from './boundary-goal.js'
import { lookUp } from './distances-of-border.js'
import { innerCell } from './inner-cell.js'
import type { Ends } from './mode-entry.js'
import { tellOff, tellOffInTree } from './off-the-way.js'
import { placeKeys } from './place-keys.js'
import { placeKeysOnLattice } from './place-keys-on-lattice.js'

/** The options of {@link keysMode}. */
export interface KeysOptions {
  /** How many keys to place, 1 or more; a small maze may hold fewer. */
  readonly keys: number
}

/**
 * From a cell inside out through the border, with keys to fetch in dead ends
 * off the way. Three draws: a start that is not on the border (any cell where
 * all are), a deep cell of the border as the goal, a side of it as the exit;
 * then one for each but one of the far dead ends, which are shuffled, and keys
 * placed in that order with a gap between them while there are dead ends with
 * one. One search, two more where there are loops, and one around each key as
 * far as keys keep from one another. The way is a shortest
 * one; where loops leave a choice, the one that goes to the lowest cell at each
 * step.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no source of choices,
 * `BAD_KEYS` for a number of keys that is none, before any draw; `NO_BOUNDARY`
 * and `BAD_ENDS` where no cell but the start is on the border.
 */
export function keysMode(maze: MazeBody, rng: Rng, options: KeysOptions): Ends {
  checkMaze(maze)
  const draws = checkedRng(rng)
  checkOptions('options', options)
  const wanted = KEYS_OPTION.check(options.keys)
  const start = innerCell(maze.grid, draws)
  return latticeMazeOf(maze) === null
    ? keysOnGraph(maze, start, wanted, draws)
    : keysOnLattice(maze, start, wanted, draws)
}

function keysOnLattice(maze: MazeBody, start: number, wanted: number, rng: Rng): Ends {
  const { goal, exit } = boundaryGoal(maze, start, rng)
  const way = shortestWay(maze, start, goal)
  return { start, goal, entrance: null, exit, keys: placeKeysOnLattice(maze, way, wanted, rng) }
}

/** In a perfect maze the search that finds the goal has found the way too, and how far all is off it. */
function keysOnGraph(maze: MazeBody, start: number, wanted: number, rng: Rng): Ends {
  const { grid, passages } = maze
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  try {
    const reached = distancesInto(grid, passages, start, distance, queue)
    const { goal, exit } = boundaryGoal(maze, start, rng, (border, found) => lookUp(distance, border, found))
    // The distances are done with: their room is for those off the way.
    if (reached < grid.cells || !tellOffInTree(maze, queue, goal, distance))
      tellOff(maze, shortestWay(maze, start, goal), distance)
    return { start, goal, entrance: null, exit, keys: placeKeys(maze, distance, wanted, rng) }
  } finally {
    giveBackInts(queue)
    giveBackInts(distance)
  }
}

function shortestWay(maze: MazeBody, start: number, goal: number): Int32Array {
  const way = wayBetween(maze, start, goal)
  if (way !== null) return way
  throw new MazeError('BAD_ARGUMENT', {
    name: 'maze.passages',
    expected: 'open the same from both cells of a side',
    got: `a way from cell ${start} to cell ${goal} and none back`,
  })
}
