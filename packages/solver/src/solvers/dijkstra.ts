import {
  borrowBytes,
  type GraphGrid,
  giveBackBytes,
  type MazeWithEnds,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { beginSolving } from './begin-solving.js'
import { CellHeap } from './cell-heap.js'
import { costsOf, type SideCosts } from './costs.js'
import { found, lost } from './end-solving.js'
import { lowestWay } from './lowest-way.js'
import type { Solved } from './solved.js'

/** Options of {@link dijkstra}. */
export interface DijkstraOptions {
  /**
   * What it costs to walk through each open side from its own cell: a list with a
   * number for every side of the grid, or a function of a side, asked once for each
   * open one. The way back, through the same side of the other cell, may cost
   * something else. Finite and not negative.
   * @defaultValue 1 for all
   */
  readonly costs?: SideCosts
}

/** What {@link dijkstra} found. */
export interface DijkstraSolved extends Solved {
  /** What the route costs, added up from the start; null where there is none. */
  readonly cost: number | null
}

/**
 * Dijkstra's: looks on from the cheapest cell that waits, until that is the goal.
 * No way is cheaper than the route, its costs added up from the start as doubles.
 * Of equally cheap ones it takes the fewest passages, and of those the lowest
 * cell at each step; without costs it is the shortest way that
 * `breadthFirst` gives.
 *
 * Records the start, a visit for each cell reached, a retreat when all around it
 * has been looked at, and the route. One look a side, and a heap of the cells that wait.
 *
 * Edsger Dijkstra, "A note on two problems in connexion with graphs", 1959.
 *
 * @throws MazeError `BAD_ARGUMENT` for costs that are negative, not finite or not
 * one a side, before anything is done; else as `breadthFirst`.
 */
export function dijkstra(maze: MazeWithEnds, options?: DijkstraOptions, recorder?: Recorder): DijkstraSolved {
  const { grid, open, start, goal } = beginSolving(maze, options, recorder, "Dijkstra's search")
  const costs = costsOf(grid, open, options?.costs)
  const heap = new CellHeap(grid.cells)
  const settled = borrowBytes(grid.cells)
  settled.fill(0, 0, grid.cells)
  if (recorder !== undefined) recorder.start(start)
  const { visited, steps } = settle(
    grid.first,
    grid.across,
    open,
    costs,
    heap,
    settled,
    start,
    goal,
    recorder,
  )
  const cost = settled[goal] === 0 ? null : heap.cost[goal]!
  const route = cost === null ? null : cheapestWay(grid, open, costs, heap, settled, start, goal)
  giveBackBytes(settled)
  heap.release()
  const solved =
    route === null ? lost('no-way', visited, steps) : found(route, visited, steps, true, recorder)
  return Object.assign(solved, { cost })
}

function settle(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  costs: Float64Array,
  heap: CellHeap,
  settled: Uint8Array,
  start: number,
  goal: number,
  recorder: Recorder | undefined,
): { visited: number; steps: number } {
  const { cost, steps } = heap
  steps[start] = 0
  heap.put(start)
  let visited = 1
  let looks = 0
  while (heap.length > 0 && settled[goal] === 0) {
    const cell = heap.take()
    settled[cell] = 1
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      looks++
      const other = across[side]!
      const sum = cost[cell]! + costs[side]!
      const step = (steps[cell]! + 1) | 0
      if (steps[other] === -1) {
        visited++
        if (recorder !== undefined) recorder.visit(other)
      } else if (settled[other] !== 0 || sum > cost[other]! || (sum === cost[other] && step >= steps[other]!))
        continue
      cost[other] = sum
      steps[other] = step
      heap.put(other)
    }
    if (recorder !== undefined) recorder.retreat(cell)
  }
  return { visited, steps: looks }
}

/** The lowest way along the sides that a cheapest way may take: each costs exactly what it adds, and is one step. */
function cheapestWay(
  grid: GraphGrid,
  open: Uint8Array,
  costs: Float64Array,
  { cost, steps }: CellHeap,
  settled: Uint8Array,
  start: number,
  goal: number,
): Int32Array {
  const { cells, sides, first, across, slot } = grid
  const tight = borrowBytes(sides)
  tight.fill(0, 0, sides)
  for (let cell = 0; cell < cells; cell++) {
    if (settled[cell] === 0) continue
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (open[side] === 0 || settled[other] === 0 || steps[other] !== steps[cell]! + 1) continue
      if (cost[cell]! + costs[side]! !== cost[other]) continue
      tight[side] = 1
      tight[first[other]! + slot[side]!] = 1
    }
  }
  const way = lowestWay(grid, tight, steps, start, goal)
  giveBackBytes(tight)
  return way
}
