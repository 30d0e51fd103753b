import { borrowInts, checkMaze, giveBackInts, graphOf, type MazeBody, type ReadonlyInts } from '@meikyuu/grid'
import { deadEndsOnLattice } from './lattice/dead-ends-on-lattice.js'
import { latticeMazeOf } from './lattice/lattice-maze.js'

/**
 * The dead ends of a maze, lowest first: the cells with exactly one passage.
 * Start and goal may be among them. About one look a side.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze.
 */
export function deadEndsOf(maze: MazeBody): Int32Array {
  checkMaze(maze)
  const lattice = latticeMazeOf(maze)
  if (lattice !== null) return deadEndsOnLattice(lattice)
  const { first, cells } = graphOf(maze.grid)
  const found = borrowInts(cells)
  const ends = found.slice(0, deadEndsInto(first, maze.passages.open, cells, found))
  giveBackInts(found)
  return ends
}

function deadEndsInto(first: ReadonlyInts, open: Uint8Array, cells: number, found: Int32Array): number {
  let count = 0
  for (let cell = 0; cell < cells; cell++) {
    let passages = 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) passages += open[side]!
    if (passages === 1) found[count++] = cell
  }
  return count
}
