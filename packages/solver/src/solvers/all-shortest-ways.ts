import {
  borrowBytes,
  borrowInts,
  checkWhole,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  type MazeWithEnds,
  newInts,
  type Recorder,
} from '@meikyuu/grid'
import { UNREACHED } from '../spread.js'
import { beginSolving, type Task } from './begin-solving.js'
import { reach } from './breadth-first.js'
import { countWays } from './count-ways.js'
import { found, lost } from './end-solving.js'
import { markWays } from './lowest-way.js'
import type { Solved } from './solved.js'

/** What {@link allShortestWays} found. */
export interface ShortestWays extends Solved {
  /** How many shortest ways there are. Ways are told apart by their cells. */
  readonly count: bigint
  /** The cells on them: by distance from the start, then by number. */
  readonly cells: Int32Array
  /** Where the steps of each of these cells begin in `next`; one more at the end. */
  readonly first: Int32Array
  /** The cells one step on, by their place in `cells`, rising for each cell. */
  readonly next: Int32Array
  /**
   * The ways one after the other, the one with the lowest cells first, as in a
   * dictionary. Each is worked out when asked for, at one look a cell at most.
   *
   * @param most At most so many.
   */
  list(most?: number): Generator<Int32Array, void, undefined>
}

/**
 * All shortest ways from start to goal: how many, the cells and steps that they
 * are made of, and each of them, as long as one asks on. Their number can have
 * thousands of digits, which is why it is a bigint. The route is the first.
 *
 * Records as `breadthFirst`. At most one look a side for the search, and a look
 * at each side of the cells on shortest ways.
 *
 * @throws MazeError as `breadthFirst`.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 2, 6, 9]) passages.carve(side) // a ring of four
 * const maze = { grid, passages, start: 0, goal: 3, entrance: null, exit: null, keys: [] }
 * const ways = allShortestWays(maze)
 * ways.count // => 2n
 * [...ways.list()].map((way) => [...way]) // => [[0, 1, 3], [0, 2, 3]]
 * ```
 */
export function allShortestWays(maze: MazeWithEnds, options?: object, recorder?: Recorder): ShortestWays {
  const task = beginSolving(maze, options, recorder, 'the shortest ways')
  const { grid, open, start, goal } = task
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells)
  distance.fill(UNREACHED, 0, grid.cells)
  if (recorder !== undefined) recorder.start(start)
  const { visited, steps } = reach(grid.first, grid.across, open, distance, queue, start, goal, recorder)
  const length = distance[goal]! + 1
  const { cells, first, next } = length === 0 ? nothing() : dagOf(task, distance, queue)
  giveBackInts(queue)
  giveBackInts(distance)
  const list = (most: number = Infinity) => waysOf(cells, first, next, length, checkedMost(most))
  const route = length === 0 ? null : (list(1).next().value as Int32Array)
  const solved =
    route === null ? lost('no-way', visited, steps) : found(route, visited, steps, true, recorder)
  return Object.assign(solved, { count: countWays(first, next), cells, first, next, list })
}

interface Dag {
  readonly cells: Int32Array
  readonly first: Int32Array
  readonly next: Int32Array
}

function nothing(): Dag {
  return { cells: newInts(0), first: newInts(1), next: newInts(0) }
}

/** The cells on shortest ways, and the steps between them. `queue` is working memory. */
function dagOf({ grid, open, goal }: Task, distance: Int32Array, queue: Int32Array): Dag {
  const marked = borrowBytes(grid.cells)
  marked.fill(0, 0, grid.cells)
  queue[0] = goal
  marked[goal] = 1
  const count = markWays(grid.first, grid.across, open, distance, queue, marked, 1)
  const cells = sorted(grid.cells, distance, marked, count, distance[goal]!)
  const place = borrowInts(grid.cells)
  for (let i = 0; i < count; i++) place[cells[i]!] = i
  const first = newInts(count + 1)
  const next = borrowInts(grid.sides)
  listSteps(grid, open, distance, marked, cells, place, first, next)
  const steps = next.slice(0, first[count]!)
  giveBackInts(next)
  giveBackInts(place)
  giveBackBytes(marked)
  return { cells, first, next: steps }
}

/** The marked cells by distance, then by number: sorted by counting. */
function sorted(
  all: number,
  distance: Int32Array,
  marked: Uint8Array,
  count: number,
  most: number,
): Int32Array {
  const place = borrowInts(most + 2)
  place.fill(0, 0, most + 2)
  for (let cell = 0; cell < all; cell++) if (marked[cell] !== 0) place[distance[cell]! + 1]!++
  for (let d = 0; d <= most; d++) place[d + 1]! += place[d]!
  const cells = newInts(count)
  for (let cell = 0; cell < all; cell++) if (marked[cell] !== 0) cells[place[distance[cell]!]!++] = cell
  giveBackInts(place)
  return cells
}

/** Two cells that share several passages are one step apart, once. */
function listSteps(
  grid: GraphGrid,
  open: Uint8Array,
  distance: Int32Array,
  marked: Uint8Array,
  cells: Int32Array,
  place: Int32Array,
  first: Int32Array,
  next: Int32Array,
): void {
  let size = 0
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!
    const begin = size
    for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++) {
      const other = grid.across[side]!
      if (open[side] === 0 || marked[other] === 0 || distance[other] !== distance[cell]! + 1) continue
      next[size++] = place[other]!
    }
    const steps = next.subarray(begin, size).sort()
    size = begin
    for (let k = 0; k < steps.length; k++) if (k === 0 || steps[k] !== steps[k - 1]) next[size++] = steps[k]!
    first[i + 1] = size
  }
}

/** Walks the steps depth first, each choice from the lowest on: like a counter whose digits are the choices. */
function* waysOf(
  cells: Int32Array,
  first: Int32Array,
  next: Int32Array,
  length: number,
  most: number,
): Generator<Int32Array, void, undefined> {
  if (length === 0) return
  const at = newInts(length)
  const choice = newInts(length)
  let from = 1
  for (let given = 0; given < most; given++) {
    for (let i = from; i < length; i++) {
      choice[i - 1] = i === from && given > 0 ? choice[i - 1]! : first[at[i - 1]!]!
      at[i] = next[choice[i - 1]!]!
    }
    yield at.map((place) => cells[place]!)
    from = length - 1
    while (from > 0 && choice[from - 1]! + 1 === first[at[from - 1]! + 1]!) from--
    if (from === 0) return
    choice[from - 1]!++
  }
}

function checkedMost(most: number): number {
  if (most === Infinity) return most
  checkWhole('most', most, 0)
  return most
}
