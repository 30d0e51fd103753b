import {
  borrowBytes,
  borrowInts,
  checkedRng,
  giveBackBytes,
  giveBackInts,
  type MazeWithEnds,
  type Recorder,
} from '@meikyuu/grid'
import { backtrack } from '../backtrack.js'
import type { BacktrackOptions } from '../backtrack-way.js'
import { beginSolving } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import type { Solved } from './solved.js'

/**
 * Depth first, the backtracker: on from the newest cell while there is a way on,
 * a step back where there is none, until the goal is met. The same route and the
 * same draws as `backtrackWay`. Where there are loops it is a way, often a long one.
 *
 * A walker: its steps are those of its walk, back ones included. Records the start, a visit for
 * each cell entered, a retreat for each that is left for good, and the route.
 * At most one look a side.
 *
 * @throws MazeError `BAD_ARGUMENT` for an `rng` that is none; else as `breadthFirst`.
 */
export function depthFirst(maze: MazeWithEnds, options?: BacktrackOptions, recorder?: Recorder): Solved {
  const { grid, open, start, goal } = beginSolving(maze, options, recorder, 'depth-first search')
  const rng = options?.rng === undefined ? undefined : checkedRng(options.rng)
  const stack = borrowInts(grid.cells)
  const entered = borrowBytes(grid.cells)
  entered.fill(0, 0, grid.cells)
  if (recorder !== undefined) recorder.start(start)
  const length = backtrack(grid, open, stack, entered, start, goal, rng, recorder)
  const route = length === 0 ? null : stack.slice(0, length)
  const visited = countOnes(entered, grid.cells)
  giveBackBytes(entered)
  giveBackInts(stack)
  // Each cell but the start is stepped into once, and out of again unless it is on the way.
  const forth = visited - 1
  return route === null
    ? lost('no-way', visited, 2 * forth)
    : found(route, visited, forth + visited - length, false, recorder)
}

function countOnes(bytes: Uint8Array, length: number): number {
  let count = 0
  for (let i = 0; i < length; i++) count += bytes[i]!
  return count
}
