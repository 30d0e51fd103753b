import { checkCell, graphOf, MazeError, shown } from '@meikyuu/grid'
import type { SurveyedMaze } from './surveyed-maze.js'

/** Refuses what cannot be surveyed, as far as that shows without a walk through the maze. */
export function checkSurveyed(maze: SurveyedMaze, needs: string): void {
  graphOf(maze?.grid)
  if (maze.start === null || maze.goal === null) throw new MazeError('NO_ENDS', { needs })
  checkOpen(maze)
  checkCell(maze.grid, maze.start)
  checkCell(maze.grid, maze.goal)
  for (const key of maze.keys ?? []) checkCell(maze.grid, key)
}

/** Throws `BAD_ARGUMENT` unless there is a grid, and a byte for each of its sides. */
export function checkOpen(maze: Pick<SurveyedMaze, 'grid' | 'passages'>): void {
  const { sides } = graphOf(maze?.grid)
  const { open } = maze.passages ?? {}
  if (open?.length === sides) return
  throw new MazeError('BAD_ARGUMENT', {
    name: 'passages',
    expected: `passages of the grid's ${sides} sides`,
    got: open === undefined ? shown(maze.passages) : `${open.length}`,
  })
}
