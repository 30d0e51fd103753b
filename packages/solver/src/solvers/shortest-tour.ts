import {
  borrowInts,
  type GraphGrid,
  giveBackInts,
  MazeError,
  type MazeWithEnds,
  newInts,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { keysOf } from '../keys-of.js'
import { UNREACHED } from '../spread.js'
import { beginSolving, type Task } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import type { Solved } from './solved.js'
import { tellSearch } from './tell-search.js'

/** The most keys that {@link shortestTour} collects. */
export const MOST_TOUR_KEYS = 10

/** What {@link shortestTour} found. */
export interface Tour extends Solved {
  /** Which key is collected when, by its place in the maze's `keys`; empty where there is no tour. */
  readonly order: readonly number[]
}

/**
 * The shortest walk from the start by all keys, in the best order, to the goal: exact. Cells may
 * stand in the route more than once. Of several, the one with the lowest cell at
 * each step. Without keys it is the way from start to goal.
 *
 * A search from the goal and from each key counts all distances; the best order is found over all sets
 * of keys collected. Its `visited` are the cells that the goal can be reached from, its
 * `steps` the looks of all searches. Records the start, a visit and a retreat of
 * each search for each cell, and the route.
 *
 * One look a side for each key and the goal, and 2^keys times keys squared for the order.
 *
 * Richard Bellman, "Dynamic programming treatment of the travelling salesman problem", 1962; Michael
 * Held and Richard Karp, "A dynamic programming approach to sequencing problems", 1962.
 *
 * @throws MazeError `TOO_BIG` for more than 10 keys, `NO_SUCH_CELL` for one outside the grid; else as `breadthFirst`.
 */
export function shortestTour(maze: MazeWithEnds, options?: object, recorder?: Recorder): Tour {
  const task = beginSolving(maze, options, recorder, 'a tour')
  const keys = Int32Array.from(checkedKeys(maze))
  if (recorder !== undefined) recorder.start(task.start)
  const searches = [task.goal, ...keys].map((from) => search(task, from, recorder))
  const steps = searches.reduce((sum, one) => sum + one.steps, 0)
  const [toGoal, ...toKeys] = searches.map((one) => one.distance) as [Int32Array, ...Int32Array[]]
  const whole = toGoal[task.start] !== UNREACHED && keys.every((key) => toGoal[key] !== UNREACHED)
  const tour = whole ? walk(task, keys, toGoal, toKeys) : null
  for (const { distance } of searches) giveBackInts(distance)
  const { visited } = searches[0]!
  if (tour === null) return Object.assign(lost('no-way', visited, steps), { order: [] })
  return Object.assign(found(tour.route, visited, steps, true, recorder), { order: tour.order })
}

function checkedKeys(maze: MazeWithEnds): readonly number[] {
  const keys = keysOf(maze)
  if (keys.length > MOST_TOUR_KEYS)
    throw new MazeError('TOO_BIG', { what: 'the keys of a tour', got: keys.length, most: MOST_TOUR_KEYS })
  return keys
}

interface Search {
  readonly distance: Int32Array
  readonly visited: number
  readonly steps: number
}

/** Distances of all cells from one. */
function search({ grid, open }: Task, from: number, recorder: Recorder | undefined): Search {
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells)
  distance.fill(UNREACHED, 0, grid.cells)
  distance[from] = 0
  queue[0] = from
  const { visited, steps } = spread(grid.first, grid.across, open, distance, queue)
  if (recorder !== undefined) tellSearch(grid.first, grid.across, open, queue, visited, visited, recorder)
  giveBackInts(queue)
  return { distance, visited, steps }
}

function spread(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
): { visited: number; steps: number } {
  let tail = 1
  let steps = 0
  for (let head = 0; head < tail; head++) {
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
  return { visited: tail, steps }
}

/** Steps down what is still to be walked, to the lowest cell each time, and collects the keys where it comes. */
function walk(
  { grid, open, start }: Task,
  keys: Int32Array,
  toGoal: Int32Array,
  toKeys: readonly Int32Array[],
): { route: Int32Array; order: number[] } {
  const rest = restOf(keys, toGoal, toKeys)
  const all = (1 << keys.length) - 1
  const order: number[] = []
  let cell = start
  let held = collect(keys, cell, 0, order)
  let ahead = stepsAhead(keys, toGoal, toKeys, rest, cell, held)
  const route = newInts(ahead + 1)
  route[0] = cell
  for (let i = 1; i < route.length; i++) {
    ahead--
    cell = nextCell(grid, open, cell, (to) => stepsAhead(keys, toGoal, toKeys, rest, to, held) === ahead)
    route[i] = cell
    if (held !== all) held = collect(keys, cell, held, order)
  }
  return { route, order }
}

/** The steps still to be walked at key `k` with the set `held` collected, `k` among it: `rest[held * keys + k]`. */
function restOf(keys: Int32Array, toGoal: Int32Array, toKeys: readonly Int32Array[]): Int32Array {
  const rest = newInts(keys.length << keys.length)
  for (let held = (1 << keys.length) - 1; held > 0; held--)
    for (let k = 0; k < keys.length; k++)
      if ((held >> k) & 1)
        rest[held * keys.length + k] = stepsAhead(keys, toGoal, toKeys, rest, keys[k]!, held)
  return rest
}

/** The least steps from a cell by the keys that are not held to the goal. */
function stepsAhead(
  keys: Int32Array,
  toGoal: Int32Array,
  toKeys: readonly Int32Array[],
  rest: Int32Array,
  cell: number,
  held: number,
): number {
  if (held === (1 << keys.length) - 1) return toGoal[cell]!
  let least = Infinity
  for (let k = 0; k < keys.length; k++)
    if (((held >> k) & 1) === 0)
      least = Math.min(least, toKeys[k]![cell]! + rest[(held | (1 << k)) * keys.length + k]!)
  return least
}

/** The set of keys held, with those that lie in a cell. */
function collect(keys: Int32Array, cell: number, held: number, order: number[]): number {
  let all = held
  for (let k = 0; k < keys.length; k++) {
    if (keys[k] !== cell || (all >> k) & 1) continue
    all |= 1 << k
    order.push(k)
  }
  return all
}

function nextCell(grid: GraphGrid, open: Uint8Array, cell: number, fits: (cell: number) => boolean): number {
  let next = Infinity
  for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++) {
    const other = grid.across[side]!
    if (open[side] !== 0 && other < next && fits(other)) next = other
  }
  return next
}
