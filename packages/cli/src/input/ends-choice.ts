import {
  hasEnds,
  type Maze,
  type MazeRecipe,
  type MazeWithEnds,
  needEnds,
  suggestedEnds,
  withEnds,
} from 'meikyuu'

/** Which ends a maze is to have: those it has, none, the two cells farthest apart, or two cells. */
export type EndsChoice = 'own' | 'none' | 'suggested' | { readonly start: number; readonly goal: number }

/** A maze with the ends that were chosen. */
export function withChoice(maze: Maze, choice: EndsChoice): Maze {
  if (choice === 'own') return maze
  if (choice === 'none') return withoutEnds(maze)
  return withEnds(maze, choice === 'suggested' ? suggestedEnds(maze) : choice)
}

/** A maze to be solved, and whether its ends are only suggested: a map is given some, unless it was asked for without. */
export function toBeSolved(
  maze: Maze,
  choice: EndsChoice,
  needs: string,
): { readonly maze: MazeWithEnds; readonly endsSuggested: boolean } {
  const endsSuggested = choice === 'suggested' || (choice === 'own' && !hasEnds(maze))
  return { maze: needEnds(withChoice(maze, endsSuggested ? 'suggested' : choice), needs), endsSuggested }
}

/** The same passages as a map. Its recipe is that of the map: modes draw after all passages are carved. */
function withoutEnds(maze: Maze): Maze {
  const { grid, passages, recipe } = maze
  const map = { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] } as const
  if (recipe === undefined) return map
  const { keys: _, ...rest } = recipe as MazeRecipe & { readonly keys?: number }
  return { ...map, recipe: { ...rest, mode: 'map' } }
}
