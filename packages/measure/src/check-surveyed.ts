import { borrowInts, checkCell, giveBackInts, graphOf, MazeError, shown } from '@meikyuu/grid'
import { distancesInto } from '@meikyuu/solver'
import type { SurveyedMaze } from './surveyed-maze.js'

/** Refuses what cannot be surveyed, but for passages that are not a tree. */
export function checkSurveyed(maze: SurveyedMaze, needs: string): void {
  const grid = graphOf(maze?.grid)
  if (maze.start === null || maze.goal === null) throw new MazeError('NO_ENDS', { needs })
  const { open } = maze.passages ?? {}
  if (open?.length !== grid.sides)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'passages',
      expected: `passages of the grid's ${grid.sides} sides`,
      got: open === undefined ? shown(maze.passages) : `${open.length}`,
    })
  checkCell(grid, maze.start)
  checkCell(grid, maze.goal)
  for (const key of maze.keys ?? []) checkCell(grid, key)
}

/** The refusal of passages that are not a spanning tree: how many there are, and where they lead from the start. */
export function notPerfect(maze: SurveyedMaze): MazeError {
  const { grid, passages, start } = maze
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  const reached = distancesInto(grid, passages, [start], distance, queue)
  giveBackInts(distance)
  giveBackInts(queue)
  return new MazeError('NOT_PERFECT', { cells: grid.cells, passages: passages.count, reached })
}
