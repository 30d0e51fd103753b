import {
  borrowInts,
  checkMaze,
  giveBackInts,
  graphOf,
  type MazeBody,
  newInts,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { checkSources } from './check-sources.js'
import { UNREACHED } from './spread.js'

/** A maze searched from a cell, or from several at once. */
export interface MazeSearch {
  /** The cells reached, nearest first, the sources in front. */
  readonly order: Int32Array
  /** Passages walked from the nearest source to each cell; {@link UNREACHED} where none lead. */
  readonly distance: Int32Array
  /** The cell from which each cell was reached; a source's is itself; {@link UNREACHED} where none lead. */
  readonly parent: Int32Array
}

/**
 * Distances and parents from a cell, or from the nearest of several: breadth
 * first, sources in their order, sides in order. In a perfect maze, `order` and
 * `parent` are the maze hung up by its source. About one look a side.
 * {@link wayTo} reads ways from it.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ARGUMENT`
 * for an empty list or what is no maze.
 *
 * @example
 * ```ts
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 10]) passages.carve(side) // east, east, south
 * const search = searchFrom({ grid, passages }, 0)
 * [...search.distance] // => [0, 1, 2, -1, -1, 3]
 * [...search.parent] // => [0, 0, 1, -1, -1, 2]
 * ```
 */
export function searchFrom(maze: MazeBody, from: number | ArrayLike<number>): MazeSearch {
  checkMaze(maze)
  const sources = checkSources(maze.grid, from)
  const { cells, first, across } = graphOf(maze.grid)
  const distance = newInts(cells).fill(UNREACHED)
  const parent = newInts(cells).fill(UNREACHED)
  const queue = borrowInts(cells)
  let count = 0
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!
    if (distance[source] === 0) continue
    distance[source] = 0
    parent[source] = source
    queue[count++] = source
  }
  const reached = search(first, across, maze.passages.open, distance, parent, queue, count)
  const order = queue.slice(0, reached)
  giveBackInts(queue)
  return { order, distance, parent }
}

/** As `spread`, with parents. */
function search(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  parent: Int32Array,
  queue: Int32Array,
  sources: number,
): number {
  let tail = sources | 0
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!
    const step = (distance[cell]! + 1) | 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (distance[other] !== UNREACHED) continue
      distance[other] = step
      parent[other] = cell
      queue[tail++] = other
    }
  }
  return tail
}
