import { checkMaze, checkRecorder, type GraphGrid, graphOf, type Recorder } from '@meikyuu/grid'
import type { MazeToTreat } from './treated-maze.js'

/**
 * What every treatment asks for before its first draw: a grid, passages of that
 * very grid, and a recorder of the grid if any.
 *
 * @throws MazeError `BAD_ARGUMENT` for anything else.
 */
export function checkTreating(maze: MazeToTreat, recorder: Recorder | undefined): GraphGrid {
  checkMaze(maze)
  checkRecorder(maze.grid, recorder, maze.passages.open)
  return graphOf(maze.grid)
}
