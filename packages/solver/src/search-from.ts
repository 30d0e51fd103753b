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
import { UNREACHED } from './distances.js'

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
 * first, sources in their order, sides in order. About one look a side.
 * {@link wayTo} reads ways from it.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ARGUMENT`
 * for an empty list.
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
export function searchFrom(
  maze: Pick<Maze, 'grid' | 'passages'>,
  from: number | ArrayLike<number>,
): MazeSearch {
  checkMaze(maze)
  const sources = checkSources(maze.grid, from)
  const { cells } = maze.grid
  const distance = newInts(cells)
  const parent = newInts(cells)
  const queue = borrowInts(cells)
  const reached = searchInto(maze.grid, maze.passages, sources, distance, parent, queue)
  const order = queue.slice(0, reached)
  giveBackInts(queue)
  return { order, distance, parent }
}

/**
 * As {@link searchFrom}, unchecked and into arrays of at least `grid.cells`
 * places that the caller keeps. Fills `queue` with the cells in the order they
 * were reached and returns how many.
 */
export function searchInto(
  grid: Grid,
  passages: Passages,
  sources: ArrayLike<number>,
  distance: Int32Array,
  parent: Int32Array,
  queue: Int32Array,
): number {
  const { first, across } = graphOf(grid)
  distance.fill(UNREACHED, 0, grid.cells)
  parent.fill(UNREACHED, 0, grid.cells)
  let tail = 0
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!
    if (distance[source] === 0) continue
    distance[source] = 0
    parent[source] = source
    queue[tail++] = source
  }
  return spread(first, across, passages.open, distance, parent, queue, tail)
}

function spread(
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
