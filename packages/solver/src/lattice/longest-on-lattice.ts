import { holdsCell, type LatticeGrid } from '@meikyuu/grid'
import { cellAtPosition } from './cells-at-positions.js'
import { checkLatticeMaze, clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch, SECOND_MARKS } from './lattice-search.js'

/**
 * Where the longest way of a maze leads, and what the sweeps saw besides.
 *
 * @internal
 */
export interface LongestOnLattice {
  /** The cell where it begins. */
  readonly from: number
  /** The cell where it ends. */
  readonly to: number
  /** How many passages apart they are. */
  readonly steps: number
  /** How many pieces no passage joins. */
  readonly pieces: number
}

/**
 * The sweeps of `longestWay` on a lattice, two a piece.
 *
 * @throws MazeError `BAD_ARGUMENT` for what `latticeMazeOf` has not made.
 *
 * @internal
 */
export function longestOnLattice(maze: LatticeMaze): LongestOnLattice {
  checkLatticeMaze(maze)
  const { grid } = maze
  const there = new LatticeSearch(maze, FIRST_MARKS)
  const back = new LatticeSearch(maze, SECOND_MARKS)
  let from = 0
  let to = 0
  let steps = -1
  let pieces = 0
  try {
    let left = grid.cells
    for (let position = grid.stride; left > 0; position++) {
      if (!isCell(grid, position) || there.has(position)) continue
      pieces++
      const one = sweep(there, position)
      const other = sweep(back, one)
      left -= there.reached
      if (back.distance <= steps) continue
      from = one
      to = other
      steps = back.distance
    }
  } finally {
    there.end()
    back.end()
    clearMarks(maze)
  }
  return { from: cellAtPosition(grid, from), to: cellAtPosition(grid, to), steps, pieces }
}

/** Searches all that hangs together with a position. Returns the first of the farthest. */
function sweep(search: LatticeSearch, from: number): number {
  search.beginAt(from)
  while (search.advance());
  return search.lowest()
}

function isCell({ mask, stride, width }: LatticeGrid, position: number): boolean {
  return mask === null ? position % stride < width : holdsCell(mask.bits, position)
}
