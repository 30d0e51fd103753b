import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type ReadonlyFloats,
  type ReadonlyInts,
} from '@meikyuu/grid'
import type { SurveyedMaze } from '@meikyuu/measure'
import { farthestFirst, optionsAt } from './options-at.js'

/**
 * The cells that someone enters, in order, who goes from the start always to
 * the unvisited cell nearest the goal and steps back where there is none, until
 * the goal is met; the lower cell of two exactly as near. Writes into `from`
 * the cell that each is entered from; the start's is itself.
 *
 * Each passage is looked at twice at most, and those of a cell are sorted.
 *
 * @param distances How far each cell is from the goal, by any measure that orders cells.
 * @param from At least as long as there are cells.
 */
export function walkStraight(maze: SurveyedMaze, distances: ReadonlyFloats, from: Int32Array): Int32Array {
  const { first, across, cells, sides } = graphOf(maze.grid)
  const entered = borrowInts(cells)
  const pending = borrowInts(sides + 1)
  const visited = borrowBytes(cells)
  visited.fill(0, 0, cells)
  from[maze.start] = maze.start
  pending[0] = maze.start
  const { open } = maze.passages
  const count = enter(first, across, open, maze.goal, distances, from, entered, pending, visited)
  const walked = entered.slice(0, count)
  giveBackBytes(visited)
  giveBackInts(pending)
  giveBackInts(entered)
  return walked
}

/**
 * Each cell entered puts its unvisited neighbours on a pile, the nearest on
 * top; the next to be entered is the topmost that was not since. That one was
 * put there last by the cell it is entered from.
 */
function enter(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  goal: number,
  distances: ReadonlyFloats,
  from: Int32Array,
  entered: Int32Array,
  pending: Int32Array,
  visited: Uint8Array,
): number {
  let top = 1
  let count = 0
  while (top > 0) {
    const cell = pending[--top]!
    if (visited[cell] === 1) continue
    visited[cell] = 1
    entered[count++] = cell
    if (cell === goal) break
    const bottom = top
    top = optionsAt(first, across, open, cell, visited, pending, top)
    for (let i = bottom; i < top; i++) from[pending[i]!] = cell
    if (top - bottom > 1) farthestFirst(pending, bottom, top, distances)
  }
  return count
}
