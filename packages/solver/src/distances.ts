import {
  borrowInts,
  type Grid,
  giveBackInts,
  graphOf,
  type Maze,
  newInts,
  type Passages,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { checkMaze } from './check-maze.js'
import { checkSources } from './check-sources.js'

/** The mark for a cell that no way leads to. */
export const UNREACHED = -1

/**
 * Passages walked from a cell, or from the nearest of several, to every cell;
 * {@link UNREACHED} where none lead. About one look a side.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ARGUMENT`
 * for an empty list.
 */
export function distancesFrom(
  maze: Pick<Maze, 'grid' | 'passages'>,
  from: number | ArrayLike<number>,
): Int32Array {
  checkMaze(maze)
  const { grid, passages } = maze
  const sources = checkSources(grid, from)
  const distance = newInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  distancesInto(grid, passages, sources, distance, queue)
  giveBackInts(queue)
  return distance
}

/**
 * As {@link distancesFrom}, unchecked and into arrays that the caller keeps:
 * `distance` of at least `grid.cells` places, `queue` of one more. Fills `queue`
 * with the cells in the order they were reached and returns how many.
 */
export function distancesInto(
  grid: Grid,
  passages: Passages,
  sources: ArrayLike<number>,
  distance: Int32Array,
  queue: Int32Array,
): number {
  const { first, across } = graphOf(grid)
  distance.fill(UNREACHED, 0, grid.cells)
  let tail = 0
  for (let i = 0; i < sources.length; i++) {
    if (distance[sources[i]!] === 0) continue
    distance[sources[i]!] = 0
    queue[tail++] = sources[i]!
  }
  return spread(first, across, passages.open, distance, queue, tail)
}

/**
 * Which sides are open is as good as random, so nothing branches on it: a
 * closed side is looked at as if it led to cell 0, each cell across is written
 * behind the queue, and the queue grows by 1 where that cell is fresh.
 */
function spread(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  sources: number,
): number {
  let tail = sources | 0
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!
    // What a fresh cell's -1 lacks to be one step farther than this one.
    const lacks = (distance[cell]! + 2) | 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const isOpen = open[side]!
      const other = across[side]! & -isOpen
      const known = distance[other]!
      const fresh = isOpen & (known >>> 31)
      distance[other] = (known + (lacks & -fresh)) | 0
      queue[tail] = other
      tail = (tail + fresh) | 0
    }
  }
  return tail
}
