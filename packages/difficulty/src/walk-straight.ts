import { borrowInts, giveBackInts, graphOf, type ReadonlyFloats, type ReadonlyInts } from '@meikyuu/grid'
import type { SurveyedMaze } from '@meikyuu/measure'

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
  const count = enter(
    first,
    across,
    maze.passages.open,
    cells,
    maze.start,
    maze.goal,
    distances,
    from,
    entered,
    pending,
  )
  const walked = entered.slice(0, count)
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
  cells: number,
  start: number,
  goal: number,
  distances: ReadonlyFloats,
  from: Int32Array,
  entered: Int32Array,
  pending: Int32Array,
): number {
  const visited = borrowInts(cells)
  visited.fill(0, 0, cells)
  from[start] = start
  pending[0] = start
  let top = 1
  let count = 0
  while (top > 0) {
    const cell = pending[--top]!
    if (visited[cell] === 1) continue
    visited[cell] = 1
    entered[count++] = cell
    if (cell === goal) break
    const bottom = top
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (visited[other] === 1) continue
      from[other] = cell
      pending[top++] = other
    }
    if (top - bottom > 1) farthestFirst(pending, bottom, top, distances)
  }
  giveBackInts(visited)
  return count
}

/** Up to how many cells are sorted by insertion: beyond, that would take time by the square. */
const FEW = 16

/** Sorts the cells from `bottom` up to `top`, farthest first, of those exactly as far the higher first. */
function farthestFirst(cells: Int32Array, bottom: number, top: number, distances: ReadonlyFloats): void {
  if (top - bottom > FEW) {
    cells.subarray(bottom, top).sort((a, b) => (isFarther(distances, a, b) ? -1 : a === b ? 0 : 1))
    return
  }
  for (let i = (bottom + 1) | 0; i < top; i++) {
    const cell = cells[i]!
    let to = i
    for (; to > bottom && isFarther(distances, cell, cells[to - 1]!); to--) cells[to] = cells[to - 1]!
    cells[to] = cell
  }
}

function isFarther(distances: ReadonlyFloats, a: number, b: number): boolean {
  const far = distances[a]!
  const near = distances[b]!
  return far > near || (far === near && a > b)
}
