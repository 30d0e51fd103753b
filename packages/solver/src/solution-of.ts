import { type MazeWithEnds, needEnds } from '@meikyuu/grid'
import { wayBetween } from './way-between.js'

/**
 * The way through a maze: the cells from start to goal, both included, or null
 * where none leads. A shortest one, as {@link wayBetween} says. Keys are not
 * visited: {@link routeOf} goes to them.
 *
 * @throws MazeError `NO_ENDS` for a map; else as {@link wayBetween}.
 */
export function solutionOf(maze: MazeWithEnds): Int32Array | null {
  const { start, goal } = needEnds(maze, 'a solution')
  return wayBetween(maze, start, goal)
}
