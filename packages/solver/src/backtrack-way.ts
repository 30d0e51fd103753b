import {
  borrowBytes,
  borrowInts,
  checkCell,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type Maze,
  type ReadonlyInts,
  type Rng,
} from '@meikyuu/grid'
import { checkMaze } from './check-maze.js'

/** Options of {@link backtrackWay}. */
export interface BacktrackOptions {
  /** Chooses among the ways on. Without it, they are tried in side order. */
  readonly rng?: Rng
}

/**
 * The backtracker as a solver: on from the newest cell while there is a way
 * on, back where there is none, until `to` is met. What then lies on its stack
 * is the way, both ends included; null where the stack runs empty. In a
 * perfect maze that is the only way; where there are loops it is *a* way,
 * often a long one, that visits no cell twice.
 *
 * With `rng`: on entering a cell, its neighbours that were not visited are
 * listed in side order. Each time the cell is the newest one of its list is
 * picked, one draw, also for one, and the last takes its place; one that has
 * been visited in the meantime is left and the next is picked. So two runs
 * look in different corners first.
 *
 * At most one look a side, and never recursive.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid.
 */
export function backtrackWay(
  maze: Pick<Maze, 'grid' | 'passages'>,
  from: number,
  to: number,
  options: BacktrackOptions = {},
): Int32Array | null {
  checkMaze(maze)
  checkCell(maze.grid, from)
  checkCell(maze.grid, to)
  const grid = graphOf(maze.grid)
  const { open } = maze.passages
  const stack = borrowInts(grid.cells)
  const visited = borrowBytes(grid.cells)
  visited.fill(0, 0, grid.cells)
  const length =
    options?.rng === undefined
      ? trySides(grid, open, stack, visited, from, to)
      : trySome(grid, open, stack, visited, from, to, options.rng)
  const way = length === 0 ? null : stack.slice(0, length)
  giveBackBytes(visited)
  giveBackInts(stack)
  return way
}

/** Sides in order. Returns how long the stack is when `to` is on it, or 0. */
function trySides(
  grid: GraphGrid,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  from: number,
  to: number,
): number {
  const next = borrowInts(grid.cells)
  const length = inOrder(grid.first, grid.across, open, stack, visited, next, from, to)
  giveBackInts(next)
  return length
}

/** `next` holds the side to try next of each cell on the stack. */
function inOrder(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  next: Int32Array,
  from: number,
  to: number,
): number {
  stack[0] = from
  visited[from] = 1
  next[0] = first[from]!
  let top = 0
  while (top >= 0 && stack[top] !== to) {
    const side = next[top]!
    if (side === first[stack[top]! + 1]!) {
      top--
      continue
    }
    next[top] = side + 1
    const other = across[side]!
    if (open[side] === 0 || visited[other] !== 0) continue
    visited[other] = 1
    stack[++top] = other
    next[top] = first[other]!
  }
  return top + 1
}

/** As {@link trySides}, by chance. */
function trySome(
  grid: GraphGrid,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  from: number,
  to: number,
  rng: Rng,
): number {
  const base = borrowInts(grid.cells + 1)
  const listed = borrowInts(grid.sides)
  const length = byChance(grid.first, grid.across, open, stack, visited, base, listed, from, to, rng)
  giveBackInts(listed)
  giveBackInts(base)
  return length
}

/**
 * The lists of the cells on the stack lie one after the other in `listed`:
 * that of the newest begins at `base[top]` and ends where all end.
 */
function byChance(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  stack: Int32Array,
  visited: Uint8Array,
  base: Int32Array,
  listed: Int32Array,
  from: number,
  to: number,
  rng: Rng,
): number {
  let top = 0
  let entered = from
  let size = 0
  while (top >= 0) {
    if (entered >= 0) {
      stack[top] = entered
      if (entered === to) break
      visited[entered] = 1
      base[top] = size
      const end = first[entered + 1]!
      for (let side = first[entered]!; side < end; side++)
        if (open[side] !== 0 && visited[across[side]!] === 0) listed[size++] = across[side]!
      entered = -1
    }
    const begin = base[top]!
    if (size === begin) {
      top--
      continue
    }
    const at = begin + rng.below(size - begin)
    const other = listed[at]!
    listed[at] = listed[--size]!
    if (visited[other] !== 0) continue
    entered = other
    top++
  }
  return top + 1
}
