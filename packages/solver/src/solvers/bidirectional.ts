import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  type MazeWithEnds,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { descend } from '../descend.js'
import { UNREACHED } from '../spread.js'
import { beginSolving } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import { ascend, markWays } from './lowest-way.js'
import type { Solved } from './solved.js'

/**
 * Breadth first from both ends at once, a whole distance at a time, always where
 * fewer cells wait (from the start where it is the same), until the two meet. In
 * open mazes that reaches about half of what one search does. The route is a
 * shortest one; of several, the one with the lowest cell at each step.
 *
 * Records both ends, a visit for each cell reached, a retreat when all around it
 * has been looked at, and the route. At most one look a side from each end.
 *
 * @throws MazeError as `breadthFirst`.
 */
export function bidirectional(maze: MazeWithEnds, options?: object, recorder?: Recorder): Solved {
  const { grid, open, start, goal } = beginSolving(maze, options, recorder, 'bidirectional search')
  const [near, far] = [front(grid.cells, start), front(grid.cells, goal)]
  if (recorder !== undefined) {
    recorder.start(start)
    recorder.start(goal)
  }
  let meetings = start === goal ? 1 : 0
  let steps = 0
  while (meetings === 0 && near.head < near.tail && far.head < far.tail) {
    const [own, other] = near.tail - near.head <= far.tail - far.head ? [near, far] : [far, near]
    const { looks, met } = widen(grid.first, grid.across, open, own, other.distance, recorder)
    steps += looks
    meetings = met
  }
  const visited = near.tail + far.tail - meetings
  const route = meetings === 0 ? null : wayThrough(grid, open, near, far, start)
  for (const { distance, queue } of [near, far]) {
    giveBackInts(queue)
    giveBackInts(distance)
  }
  return route === null ? lost('no-way', visited, steps) : found(route, visited, steps, true, recorder)
}

/** One of the two searches: the cells from `head` up to `tail` wait, all at the distance `level`. */
interface Front {
  readonly distance: Int32Array
  readonly queue: Int32Array
  head: number
  tail: number
  level: number
}

function front(cells: number, from: number): Front {
  const distance = borrowInts(cells)
  const queue = borrowInts(cells)
  distance.fill(UNREACHED, 0, cells)
  distance[from] = 0
  queue[0] = from
  return { distance, queue, head: 0, tail: 1, level: 0 }
}

/** Reaches all cells one farther. Tells how many of them the other search has. */
function widen(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  own: Front,
  theirs: Int32Array,
  recorder: Recorder | undefined,
): { looks: number; met: number } {
  const { distance, queue, tail } = own
  const step = own.level + 1
  let looks = 0
  let met = 0
  let last = tail
  for (let head = own.head; head < tail; head++) {
    const cell = queue[head]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      looks++
      const other = across[side]!
      if (distance[other] !== UNREACHED) continue
      distance[other] = step
      queue[last++] = other
      if (theirs[other] !== UNREACHED) met++
      if (recorder !== undefined) recorder.visit(other)
    }
    if (recorder !== undefined) recorder.retreat(cell)
  }
  own.head = tail
  own.tail = last
  own.level = step
  return { looks, met }
}

/** Every shortest way goes through one of the cells where the two met: up to it by one search, on by the other. */
function wayThrough(grid: GraphGrid, open: Uint8Array, near: Front, far: Front, start: number): Int32Array {
  const { cells, first, across } = grid
  const queue = borrowInts(cells)
  const marked = borrowBytes(cells)
  marked.fill(0, 0, cells)
  let count = 0
  for (let i = near.head; i < near.tail; i++) {
    const cell = near.queue[i]!
    if (far.distance[cell] !== far.level) continue
    marked[cell] = 1
    queue[count++] = cell
  }
  markWays(first, across, open, near.distance, queue, marked, count)
  const way = new Int32Array(near.level + far.level + 1)
  ascend(first, across, open, near.distance, marked, start, way.subarray(0, near.level + 1))
  descend(first, across, open, far.distance, way[near.level]!, way.subarray(near.level))
  giveBackBytes(marked)
  giveBackInts(queue)
  return way
}
