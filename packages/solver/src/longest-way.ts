import { borrowInts, checkMaze, giveBackInts, graphOf, type MazeBody, type ReadonlyInts } from '@meikyuu/grid'
import { oneWay } from './descend.js'
import { latticeMazeOf } from './lattice/lattice-maze.js'
import { longestOnLattice } from './lattice/longest-on-lattice.js'
import { spread, UNREACHED } from './spread.js'
import { wayBetween } from './way-between.js'

/** Two cells far apart, and a shortest way between them. */
export interface LongestWay {
  /** Where it begins: the cell that the first sweep found farthest. */
  readonly from: number
  /** Where it ends: the cell farthest from there. */
  readonly to: number
  /** How many passages apart they are. */
  readonly steps: number
  /** The cells from `from` to `to`, both included: `steps + 1` of them. */
  readonly way: Int32Array
}

/**
 * The longest way in a maze, by two sweeps: from cell 0 to the cell farthest
 * from it, and from there to the cell farthest from that; the lowest cell
 * where several are equally far.
 *
 * In a perfect maze no two cells are farther apart. Where there are loops it
 * is a shortest way between two cells that are at least half as far apart as
 * any two are; the exact answer would take a search from every cell. In a maze
 * in pieces, each piece is swept from its lowest cell and the longest way of
 * all is given, that of the piece with the lowest cell where several are.
 *
 * Three searches at most: about three looks a side.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze.
 *
 * @example
 * ```ts
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 2, 10, 6]) passages.carve(side) // a row, and all that is south of it
 * const { from, to, steps, way } = longestWay({ grid, passages })
 * [from, to, steps] // => [5, 3, 4]
 * [...way] // => [5, 2, 1, 0, 3]
 * ```
 */
export function longestWay(maze: MazeBody): LongestWay {
  checkMaze(maze)
  const lattice = latticeMazeOf(maze)
  const { from, to, steps } = lattice === null ? longestOnGraph(maze) : longestOnLattice(lattice)
  const way = wayBetween(maze, from, to)
  if (way === null) throw oneWay(to)
  return { from, to, steps, way }
}

function longestOnGraph({ grid, passages }: MazeBody): Omit<LongestWay, 'way'> {
  const { cells, first, across } = graphOf(grid)
  const { open } = passages
  const distance = borrowInts(cells)
  const back = borrowInts(cells)
  const queue = borrowInts(cells + 1)
  distance.fill(UNREACHED, 0, cells)
  back.fill(UNREACHED, 0, cells)
  let from = 0
  let to = 0
  let steps = UNREACHED
  for (let cell = 0; cell < cells; cell++) {
    if (distance[cell] !== UNREACHED) continue
    const one = sweep(first, across, open, distance, queue, cell)
    const other = sweep(first, across, open, back, queue, one)
    if (back[other]! <= steps) continue
    from = one
    to = other
    steps = back[other]!
  }
  for (const array of [queue, back, distance]) giveBackInts(array)
  return { from, to, steps }
}

/** Walks the piece of `start` breadth first. Returns the lowest of its farthest cells. */
function sweep(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  start: number,
): number {
  distance[start] = 0
  queue[0] = start
  const reached = spread(first, across, open, distance, queue, 1)
  let farthest = queue[reached - 1]!
  const most = distance[farthest]!
  for (let i = reached - 2; i >= 0 && distance[queue[i]!] === most; i--)
    if (queue[i]! < farthest) farthest = queue[i]!
  return farthest
}
