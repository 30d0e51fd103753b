import { checkOptions, type Maze } from '@meikyuu/grid'
import { describeMaze } from '@meikyuu/render'
import { notA } from '../not-a.js'

/** The options of graph files. */
export interface GraphFileOptions {
  /**
   * Whether walls between two cells are edges too, told apart by their
   * attribute `wall`.
   * @defaultValue false
   */
  readonly walls?: boolean
  /**
   * What the graph is called.
   * @defaultValue what `describeMaze` says of it
   */
  readonly title?: string
}

/**
 * The options with their defaults, each read once: what becomes of them later is no matter.
 *
 * @throws MazeError `BAD_ARGUMENT` for an option that is none.
 */
export function fullGraphOptions(maze: Maze, options: GraphFileOptions): Required<GraphFileOptions> {
  checkOptions('options', options)
  const { walls = false, title = describeMaze(maze) } = options
  if (typeof walls !== 'boolean') throw notA('walls', 'true or false', walls)
  if (typeof title !== 'string') throw notA('title', 'a text', title)
  return { walls, title }
}
