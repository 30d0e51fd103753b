import { borrowInts, giveBackInts, type Maze, newInts } from '@meikyuu/grid'
import { checkMaze } from './check-maze.js'
import { checkSources } from './check-sources.js'
import { searchInto } from './search-from.js'

/**
 * The cell from which each cell is reached, coming from a cell or from the
 * nearest of several; a source's is itself; `UNREACHED` where no way leads.
 * Breadth first, as {@link searchFrom} says. About one look a side.
 *
 * @throws MazeError `NO_SUCH_CELL` for a cell outside the grid, `BAD_ARGUMENT`
 * for an empty list.
 */
export function parentsFrom(
  maze: Pick<Maze, 'grid' | 'passages'>,
  from: number | ArrayLike<number>,
): Int32Array {
  checkMaze(maze)
  const { grid, passages } = maze
  const sources = checkSources(grid, from)
  const parent = newInts(grid.cells)
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells)
  searchInto(grid, passages, sources, distance, parent, queue)
  giveBackInts(queue)
  giveBackInts(distance)
  return parent
}
