import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  type MazeWithEnds,
  type Recorder,
} from '@meikyuu/grid'
import { UNREACHED } from '../spread.js'
import { beginSolving } from './begin-solving.js'
import { found, lost } from './end-solving.js'
import type { Solved } from './solved.js'

/**
 * Trémaux's: a walker that marks the passages it walks. On through an unmarked
 * passage, the first in side order; from a cell that it knows back at once; where
 * none is unmarked, back through the one by which it first came. So no passage
 * is walked more than twice, once each way, and where the goal is met, the
 * passages walked once are the way. Works in any maze; where there are loops the
 * way is often a long one.
 *
 * Records the start, a visit for each new cell, a scan for each known one that it
 * meets and turns back from, a retreat for each left for good, and the route. At most two looks a side.
 *
 * M. Trémaux, in Édouard Lucas, "Récréations mathématiques", 1882.
 *
 * @throws MazeError as `breadthFirst`.
 */
export function tremaux(maze: MazeWithEnds, options?: object, recorder?: Recorder): Solved {
  const { grid, open, start, goal } = beginSolving(maze, options, recorder, "Trémaux's walk")
  const stack = borrowInts(grid.cells)
  const next = borrowInts(grid.cells)
  const marked = borrowBytes(grid.sides)
  marked.fill(0, 0, grid.sides)
  next.fill(UNREACHED, 0, grid.cells)
  if (recorder !== undefined) recorder.start(start)
  const { length, visited, steps } = walk(grid, open, stack, next, marked, start, goal, recorder)
  const route = length === 0 ? null : stack.slice(0, length)
  giveBackBytes(marked)
  giveBackInts(next)
  giveBackInts(stack)
  return route === null ? lost('no-way', visited, steps) : found(route, visited, steps, false, recorder)
}

/** `next` holds the side to look at next of each known cell, {@link UNREACHED} of the others. */
function walk(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  stack: Int32Array,
  next: Int32Array,
  marked: Uint8Array,
  start: number,
  goal: number,
  recorder: Recorder | undefined,
): { length: number; visited: number; steps: number } {
  let top = 0
  let visited = 1
  let steps = 0
  stack[0] = start
  next[start] = first[start]!
  while (top >= 0 && stack[top] !== goal) {
    const cell = stack[top]!
    const side = next[cell]!
    if (side === first[cell + 1]!) {
      if (top > 0) steps++
      top--
      if (recorder !== undefined) recorder.retreat(cell)
      continue
    }
    next[cell] = side + 1
    if (open[side] === 0 || marked[side] !== 0) continue
    const other = across[side]!
    marked[first[other]! + slot[side]!] = 1
    steps++
    if (next[other] !== UNREACHED) {
      steps++
      if (recorder !== undefined) recorder.scan(other)
      continue
    }
    visited++
    stack[++top] = other
    next[other] = first[other]!
    if (recorder !== undefined) recorder.visit(other)
  }
  return { length: top + 1, visited, steps }
}
