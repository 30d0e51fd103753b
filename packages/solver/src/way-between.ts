import { borrowInts, checkCell, giveBackInts, graphOf, type Maze, type ReadonlyInts } from '@meikyuu/grid'
import { checkMaze } from './check-maze.js'
import { descend } from './descend.js'
import { UNREACHED } from './distances.js'

/**
 * A shortest way between two cells, both included; null where none leads. In
 * a perfect maze it is the only one. Where loops leave a choice, every step
 * goes to the lowest cell that lies on a shortest way, so that the way back
 * may be another, of the same length.
 *
 * Searches from `to` until `from` is met: at most one look a side.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid.
 *
 * @example
 * ```ts
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 10]) passages.carve(side) // east, east, south
 * [...wayBetween({ grid, passages }, 0, 5)!] // => [0, 1, 2, 5]
 * wayBetween({ grid, passages }, 0, 3) // => null
 * ```
 */
export function wayBetween(
  maze: Pick<Maze, 'grid' | 'passages'>,
  from: number,
  to: number,
): Int32Array | null {
  checkMaze(maze)
  checkCell(maze.grid, from)
  checkCell(maze.grid, to)
  const { cells, first, across } = graphOf(maze.grid)
  const { open } = maze.passages
  const distance = borrowInts(cells)
  const queue = borrowInts(cells)
  distance.fill(UNREACHED, 0, cells)
  const steps = searchBack(first, across, open, distance, queue, from, to)
  const way = steps === UNREACHED ? null : new Int32Array(steps + 1)
  if (way !== null) descend(first, across, open, distance, from, way)
  giveBackInts(queue)
  giveBackInts(distance)
  return way
}

/** Breadth first from `to`, until `from` is met. Returns its distance, or {@link UNREACHED}. */
function searchBack(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  from: number,
  to: number,
): number {
  distance[to] = 0
  queue[0] = to
  let tail = 1
  // When a cell is met, all the cells nearer than it have been: enough to step back by.
  for (let head = 0; head < tail && distance[from] === UNREACHED; head++) {
    const cell = queue[head]!
    const step = (distance[cell]! + 1) | 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (distance[other] !== UNREACHED) continue
      distance[other] = step
      queue[tail++] = other
    }
  }
  return distance[from]!
}
