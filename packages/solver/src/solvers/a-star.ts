import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  type MazeWithEnds,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { UNREACHED } from '../spread.js'
import { beginSolving } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import { lowestWay } from './lowest-way.js'
import type { Solved } from './solved.js'
import { stepsAhead } from './steps-ahead.js'

/**
 * A*: a search that looks on from the cell with the least sum of passages walked
 * and passages that must still be ahead, of equal ones from the one that came
 * last. The estimate is the straight line between centres over the grid's longest
 * step, shortened by one part in 65,536 for what rounding may add, then rounded up
 * to whole passages; it never says too much, so the route is a shortest one.
 *
 * Of several, the one with the lowest cell at each step: to know it, the search
 * goes on until no sum is left that is not above the goal's.
 *
 * Records the start, a visit for each cell reached, a retreat when all around it
 * has been looked at, and the route. At most one look a side: sums are small
 * whole numbers, so no heap is needed.
 *
 * Peter Hart, Nils Nilsson and Bertram Raphael, "A formal basis for the heuristic
 * determination of minimum cost paths", 1968.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any; else as `breadthFirst`.
 */
export function aStar(maze: MazeWithEnds, options?: object, recorder?: Recorder): Solved {
  const { grid, open, start, goal } = beginSolving(maze, options, recorder, 'A*')
  const ahead = stepsAhead(grid, goal)
  const distance = borrowInts(grid.cells)
  distance.fill(UNREACHED, 0, grid.cells)
  const rest = borrowInts(grid.cells)
  const closed = borrowBytes(grid.cells)
  closed.fill(0, 0, grid.cells)
  const waiting = borrowInts(grid.sides + 1)
  const below = borrowInts(grid.sides + 1)
  if (recorder !== undefined) recorder.start(start)
  const { visited, steps } = seek(
    grid.first,
    grid.across,
    open,
    ahead,
    distance,
    rest,
    closed,
    waiting,
    below,
    start,
    goal,
    recorder,
  )
  const route = distance[goal] === UNREACHED ? null : lowestWay(grid, open, distance, start, goal)
  giveBackBytes(closed)
  for (const array of [below, waiting, rest, distance]) giveBackInts(array)
  return route === null ? lost('no-way', visited, steps) : found(route, visited, steps, true, recorder)
}

/**
 * A step changes the estimate by at most 1, so no sum is more than 2 above that
 * of the cell looked from: three stacks in turn hold all that wait. Entry `i` is the
 * cell `waiting[i]`, on top of entry `below[i]`; one is made each time a
 * cell's distance sinks, which is at most once a side.
 */
function seek(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  ahead: (cell: number) => number,
  distance: Int32Array,
  rest: Int32Array,
  closed: Uint8Array,
  waiting: Int32Array,
  below: Int32Array,
  start: number,
  goal: number,
  recorder: Recorder | undefined,
): { visited: number; steps: number } {
  const tops = Int32Array.of(-1, -1, -1)
  rest[start] = ahead(start)
  distance[start] = 0
  waiting[0] = start
  below[0] = -1
  let sum = rest[start]!
  tops[sum % 3] = 0
  let [entries, pending, visited, steps] = [1, 1, 1, 0]
  while (pending > 0 && (closed[goal] === 0 || sum <= distance[goal]!)) {
    const top = tops[sum % 3]!
    if (top < 0) {
      sum++
      continue
    }
    tops[sum % 3] = below[top]!
    pending--
    const cell = waiting[top]!
    if (closed[cell] !== 0) continue
    closed[cell] = 1
    const step = (distance[cell]! + 1) | 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      steps++
      const other = across[side]!
      const known = distance[other]!
      if (known !== UNREACHED && known <= step) continue
      if (known === UNREACHED) {
        rest[other] = ahead(other)
        visited++
        if (recorder !== undefined) recorder.visit(other)
      }
      distance[other] = step
      const stack = (step + rest[other]!) % 3
      waiting[entries] = other
      below[entries] = tops[stack]!
      tops[stack] = entries++
      pending++
    }
    if (recorder !== undefined) recorder.retreat(cell)
  }
  return { visited, steps }
}
