import type { MazeBody } from '@meikyuu/grid'
import { searchFrom } from './search-from.js'

/**
 * The cell from which each cell is reached, coming from a cell or from the
 * nearest of several; a source's is itself; `UNREACHED` where no way leads.
 * Breadth first, as {@link searchFrom} says. About one look a side.
 *
 * @throws MazeError as {@link searchFrom}.
 */
export function parentsFrom(maze: MazeBody, from: number | ArrayLike<number>): Int32Array {
  return searchFrom(maze, from).parent
}
