import { checkCell, checkMaze, MazeError } from '@meikyuu/grid'
import { keysOf } from '@meikyuu/solver'
import type { SurveyedMaze } from './surveyed-maze.js'

/**
 * Refuses what cannot be surveyed, as far as that shows without a walk through
 * the maze. Returns its keys.
 */
export function checkSurveyed(maze: SurveyedMaze, needs: string): readonly number[] {
  checkMaze(maze)
  if (maze.start === null || maze.goal === null) throw new MazeError('NO_ENDS', { needs })
  checkCell(maze.grid, maze.start)
  checkCell(maze.grid, maze.goal)
  return keysOf(maze)
}
