import {
  borrowBytes,
  borrowInts,
  checkCell,
  checkedRng,
  checkMaze,
  checkOptions,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type MazeBody,
  type Rng,
} from '@meikyuu/grid'
import { backtrack } from './backtrack.js'

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
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ARGUMENT`
 * for what is no maze, no `rng` or a draw out of range.
 */
export function backtrackWay(
  maze: MazeBody,
  from: number,
  to: number,
  options: BacktrackOptions = {},
): Int32Array | null {
  checkMaze(maze)
  checkCell(maze.grid, from)
  checkCell(maze.grid, to)
  checkOptions('options', options)
  const rng = options.rng === undefined ? undefined : checkedRng(options.rng)
  const grid = graphOf(maze.grid)
  const { open } = maze.passages
  const stack = borrowInts(grid.cells)
  const visited = borrowBytes(grid.cells)
  visited.fill(0, 0, grid.cells)
  const length = backtrack(grid, open, stack, visited, from, to, rng, undefined)
  const way = length === 0 ? null : stack.slice(0, length)
  giveBackBytes(visited)
  giveBackInts(stack)
  return way
}
