import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  type MazeWithEnds,
  type Recorder,
} from '@meikyuu/grid'
import { beginSolving, type Task } from './begin-solving.js'
import { type Filled, readOff } from './filled.js'
import { Filling } from './filling.js'

/**
 * Fills dead ends, and nooses: a noose is a run of cells with two passages each
 * that leaves a cell and comes back to the same one, neither start nor goal in the run. What is a dead end or a
 * noose then is filled too, until there is none: so a stem with a loop at its
 * end goes altogether, and a stem with loops on loops. What is left has no loop
 * that hangs on one cell; two loops that share a run stay. The route is a
 * shortest way through what is left, and of the maze: of several, the one with the
 * lowest cell at each step.
 *
 * Records the start, each cell as it is filled, and the route. A few looks a side:
 * a run is followed once, when it is filled.
 *
 * Walter D. Pullen, "Think Labyrinth", calls it the cul-de-sac filler.
 *
 * @throws MazeError as `breadthFirst`.
 */
export function culDeSacFilling(maze: MazeWithEnds, options?: object, recorder?: Recorder): Filled {
  const task = beginSolving(maze, options, recorder, 'cul-de-sac filling')
  const filling = new Filling(task.grid, task.open)
  if (recorder !== undefined) recorder.start(task.start)
  fillAll(task, filling, recorder)
  return readOff(task, filling, recorder)
}

/**
 * Runs are known by their two ends. `mate` of an open side is the other end of
 * the run that begins with it: at first the same passage seen from the other cell. A
 * cell with two passages joins the two runs that end at it to one, and is then
 * within a run.
 */
function fillAll({ grid, start, goal }: Task, filling: Filling, recorder: Recorder | undefined): void {
  const mate = borrowInts(grid.sides)
  const within = borrowBytes(grid.cells)
  within.fill(0, 0, grid.cells)
  for (let side = 0; side < grid.sides; side++) if (filling.open[side] !== 0) mate[side] = filling.twin(side)
  for (let first = 0; first < grid.cells; first++)
    for (let cell = first; cell >= 0; ) {
      const settled = cell === start || cell === goal || filling.filled[cell] !== 0 || within[cell] !== 0
      cell = settled || filling.degree[cell]! > 2 ? -1 : settle(filling, mate, within, cell, recorder)
    }
  giveBackBytes(within)
  giveBackInts(mate)
}

/** Fills a cell with at most two passages or makes it one of a run. Returns the cell that has fewer passages now, or -1. */
function settle(
  filling: Filling,
  mate: Int32Array,
  within: Uint8Array,
  cell: number,
  recorder: Recorder | undefined,
): number {
  const one = filling.nextOpen(cell)
  if (one < 0) {
    filling.fill(cell, recorder)
    return -1
  }
  const two = filling.nextOpen(cell, one + 1)
  if (two < 0 || mate[one] === two) {
    filling.fill(cell, recorder)
    const end = fillRun(filling, one, mate[one]!, recorder)
    return two < 0 ? end : -1
  }
  const [a, b] = [mate[one]!, mate[two]!]
  mate[a] = b
  mate[b] = a
  within[cell] = 1
  // Both ends at one cell: a noose.
  return ownerOf(filling, a) === ownerOf(filling, b) ? fillRun(filling, a, b, recorder) : -1
}

/** Fills the run that begins with side `from` and ends with side `to`. Returns the cell of `to`. */
function fillRun(filling: Filling, from: number, to: number, recorder: Recorder | undefined): number {
  for (let side = from; ; ) {
    const into = filling.twin(side)
    const cell = filling.close(side)
    if (into === to) return cell
    filling.fill(cell, recorder)
    side = filling.nextOpen(cell)
  }
}

function ownerOf(filling: Filling, side: number): number {
  return filling.across(filling.twin(side))
}
