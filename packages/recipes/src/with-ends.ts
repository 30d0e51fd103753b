import { checkMaze, type MazeBody, MazeError, type MazeWithEnds, shown } from '@meikyuu/grid'
import { checkEnds } from './check-ends.js'

/** The ends that a maze is given: cells, and sides that lead outside from them. */
export interface MazeEnds {
  /** The cell where the way begins. */
  readonly start: number
  /** The cell where it ends; another one. */
  readonly goal: number
  /**
   * The cells to visit on the way: different ones, apart from start and goal.
   * @defaultValue none
   */
  readonly keys?: readonly number[]
  /**
   * The side of the start to come in by.
   * @defaultValue null
   */
  readonly entrance?: number | null
  /**
   * The side of the goal to leave by.
   * @defaultValue null
   */
  readonly exit?: number | null
}

/**
 * The same maze, a map or not, with ends of anybody's choice. Grid and passages
 * are shared. It carries no recipe: the one that it was built from names
 * another maze.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze, `NO_SUCH_CELL` for a cell outside the grid, `BAD_ENDS` for
 * ends that a maze cannot have.
 *
 * @example
 * ```ts
 * const map = buildMaze(parseRecipe('square:5x5:backtracker:map:42'))
 * const maze = withEnds(map, { start: 0, goal: 24, keys: [4] })
 * maze.goal // => 24
 * [...maze.keys] // => [4]
 * ```
 */
export function withEnds(maze: MazeBody, ends: MazeEnds): MazeWithEnds {
  checkMaze(maze)
  if (typeof ends !== 'object' || ends === null)
    throw new MazeError('BAD_ENDS', { expected: 'an object with start and goal', got: shown(ends) })
  const { grid, passages } = maze
  const { start, goal, keys = [], entrance = null, exit = null } = ends
  checkEnds(grid, { start, goal, keys, entrance, exit })
  return { grid, passages, start, goal, entrance, exit, keys: [...keys] }
}
