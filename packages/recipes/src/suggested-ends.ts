import { type MazeBody, MazeError } from '@meikyuu/grid'
import { longestWay } from '@meikyuu/solver'

/** A start and a goal, for {@link withEnds}. */
export interface SuggestedEnds {
  /** The cell where the longest way begins. */
  readonly start: number
  /** The cell where it ends. */
  readonly goal: number
}

/**
 * The two cells of a maze that are farthest apart, as {@link longestWay} finds
 * them: ends for a map. Two searches.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze, `BAD_ENDS` where no passage leads from one cell to another.
 *
 * @example
 * ```ts
 * const map = buildMaze(parseRecipe('square:5x5:backtracker:map:42'))
 * const maze = withEnds(map, suggestedEnds(map))
 * solutionOf(maze)!.length // => 19
 * ```
 */
export function suggestedEnds(maze: MazeBody): SuggestedEnds {
  const { from, to } = longestWay(maze)
  if (from === to)
    throw new MazeError('BAD_ENDS', { expected: 'a passage between two cells', got: 'a maze without any' })
  return { start: from, goal: to }
}
