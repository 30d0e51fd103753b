import {
  borrowInts,
  giveBackInts,
  type MazeWithEnds,
  needCentres,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { UNREACHED } from '../spread.js'
import { wayTo } from '../way-to.js'
import { beginSolving } from './begin-solving.js'
import { CellHeap } from './cell-heap.js'
import { found, lost } from './end-solving.js'
import { quarterGap } from './quarter-gap.js'
import type { Solved } from './solved.js'

/**
 * Greedy best-first: looks on from the cell whose centre is nearest to the
 * goal's, of equally near ones from the lowest, until the goal is met. The route
 * is by which cell each was reached first: where there are loops, a way and
 * often not a shortest one.
 *
 * Records the start, a visit for each cell reached, a retreat when all around it
 * has been looked at, and the route. At most one look a side, and a heap of the
 * cells that wait.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any; else as `breadthFirst`.
 */
export function greedyBestFirst(maze: MazeWithEnds, options?: object, recorder?: Recorder): Solved {
  const { grid, open, start, goal } = beginSolving(maze, options, recorder, 'greedy best-first search')
  const { data, axes } = needCentres(grid)
  const gap = (cell: number) => quarterGap(data, axes, cell, goal)
  const parent = borrowInts(grid.cells)
  parent.fill(UNREACHED, 0, grid.cells)
  const heap = new CellHeap(grid.cells)
  if (recorder !== undefined) recorder.start(start)
  const { visited, steps } = seek(grid.first, grid.across, open, gap, parent, heap, start, goal, recorder)
  const route = wayTo({ parent }, goal)
  heap.release()
  giveBackInts(parent)
  return route === null ? lost('no-way', visited, steps) : found(route, visited, steps, false, recorder)
}

function seek(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  gap: (cell: number) => number,
  parent: Int32Array,
  heap: CellHeap,
  start: number,
  goal: number,
  recorder: Recorder | undefined,
): { visited: number; steps: number } {
  parent[start] = start
  heap.put(start)
  let visited = 1
  let steps = 0
  while (heap.length > 0 && parent[goal] === UNREACHED) {
    const cell = heap.take()
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      steps++
      const other = across[side]!
      if (parent[other] !== UNREACHED) continue
      parent[other] = cell
      heap.cost[other] = gap(other)
      heap.put(other)
      visited++
      if (recorder !== undefined) recorder.visit(other)
    }
    if (recorder !== undefined) recorder.retreat(cell)
  }
  return { visited, steps }
}
