import {
  borrowInts,
  checkCell,
  checkMaze,
  giveBackInts,
  graphOf,
  type MazeBody,
  storeOf,
} from '@meikyuu/grid'
import { descend } from './descend.js'
import { latticeMazeOf } from './lattice/lattice-maze.js'
import { wayOnLattice } from './lattice/way-on-lattice.js'
import { UNREACHED } from './spread.js'
import { spreadFromOne } from './spread-from-one.js'

/**
 * A shortest way between two cells, both included; null where none leads. In
 * a perfect maze it is the only one. Where loops leave a choice, every step
 * goes to the lowest cell that lies on a shortest way, so that the way back
 * may be another, of the same length.
 *
 * Searches from `to` until `from` is met: at most one look a side, two on a lattice
 * where there are loops.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ARGUMENT`
 * for what is no maze, or a passage on the way that is open from one cell only.
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
export function wayBetween(maze: MazeBody, from: number, to: number): Int32Array | null {
  checkMaze(maze)
  checkCell(maze.grid, from)
  checkCell(maze.grid, to)
  const lattice = latticeMazeOf(maze)
  if (lattice !== null) return wayOnLattice(lattice, from, to)
  const graph = graphOf(maze.grid)
  const { cells, first, across } = graph
  const open = storeOf(maze.passages)
  const distance = borrowInts(cells)
  const queue = borrowInts(cells + 1)
  queue[0] = to
  spreadFromOne(graph, open, distance, queue, from)
  const steps = distance[from]!
  const way = steps === UNREACHED ? null : new Int32Array(steps + 1)
  if (way !== null) descend(first, across, open, distance, from, way)
  giveBackInts(queue)
  giveBackInts(distance)
  return way
}
