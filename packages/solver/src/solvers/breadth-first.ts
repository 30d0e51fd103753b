import {
  borrowInts,
  giveBackInts,
  type MazeWithEnds,
  positionOf,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { reachOnLattice } from '../lattice/reach-on-lattice.js'
import { treeWay } from '../lattice/tree-way.js'
import { lowestOnLattice } from '../lattice/way-on-lattice.js'
import { UNREACHED } from '../spread.js'
import { beginOnLattice, type LatticeTask } from './begin-on-lattice.js'
import { beginSolving } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import { lowestWay } from './lowest-way.js'
import type { Solved } from './solved.js'
import { tellSearch } from './tell-search.js'

/**
 * Breadth first: from the start outwards, all cells at one distance before any
 * at the next, until the goal is met. The route is a shortest one; of several,
 * the one with the lowest cell at each step.
 *
 * Records the start, a visit for each cell reached, a retreat when all around
 * it has been looked at, and the route. At most one look a side.
 *
 * @throws MazeError `NO_ENDS` for a map; `NO_SUCH_CELL` for ends outside the
 * grid; `BAD_ARGUMENT` for what is no maze, passages that lead there and not
 * back, what are no options or a recorder of another grid;
 * `RECORDER_FULL`.
 *
 * @example
 * ```ts
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 2, 6, 10]) passages.carve(side) // the top row, and a tooth below each
 * const maze = { grid, passages, start: 3, goal: 5, entrance: null, exit: null, keys: [] }
 * [...breadthFirst(maze).route!] // => [3, 0, 1, 2, 5]
 * breadthFirst(maze).shortest // => true
 * ```
 */
export function breadthFirst(maze: MazeWithEnds, options?: object, recorder?: Recorder): Solved {
  const task = beginOnLattice(maze, options, recorder, 'breadth-first search')
  if (task !== null) return breadthFirstOnLattice(task)
  const { grid, open, start, goal } = beginSolving(maze, options, recorder, 'breadth-first search')
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells)
  distance.fill(UNREACHED, 0, grid.cells)
  if (recorder !== undefined) recorder.start(start)
  const { visited, steps } = reach(grid.first, grid.across, open, distance, queue, start, goal, recorder)
  const route = distance[goal] === UNREACHED ? null : lowestWay(grid, open, distance, start, goal)
  giveBackInts(queue)
  giveBackInts(distance)
  return route === null ? lost('no-way', visited, steps) : found(route, visited, steps, true, recorder)
}

/** The same on the bytes of a lattice. Where the search meets a loop, others count and look for the lowest way. */
function breadthFirstOnLattice({ lattice, start, goal }: LatticeTask): Solved {
  const tree = treeWay(lattice, positionOf(lattice.grid, start), positionOf(lattice.grid, goal))
  const { visited, steps } = tree ?? reachOnLattice(lattice, start, goal)
  const route = tree === null ? lowestOnLattice(lattice, start, goal) : (tree.back?.reverse() ?? null)
  return route === null ? lost('no-way', visited, steps) : found(route, visited, steps, true, undefined)
}

/** What a search has looked at. */
interface Reach {
  readonly visited: number
  readonly steps: number
}

/** Counts distances from `start` until `goal` has one. */
export function reach(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  start: number,
  goal: number,
  recorder: Recorder | undefined,
): Reach {
  distance[start] = 0
  queue[0] = start
  let tail = 1
  let head = 0
  let steps = 0
  for (; head < tail && distance[goal] === UNREACHED; head++) {
    const cell = queue[head]!
    const step = (distance[cell]! + 1) | 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      steps++
      const other = across[side]!
      if (distance[other] !== UNREACHED) continue
      distance[other] = step
      queue[tail++] = other
    }
  }
  if (recorder !== undefined) tellSearch(first, across, open, queue, head, tail, recorder)
  return { visited: tail, steps }
}
