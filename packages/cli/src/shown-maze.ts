import {
  buildMaze,
  difficultyOf,
  hasEnds,
  type MazeDifficulty,
  type MazeWithEnds,
  NO_LIMITS,
  parseRecipe,
  recipeCode,
  routeOf,
  solutionOf,
  suggestedEnds,
  withEnds,
} from 'meikyuu'

/** A maze with its answer and its figures. */
export interface Shown {
  /** The recipe's code in its plain form. */
  readonly code: string
  readonly maze: MazeWithEnds
  /** Whether the maze is a map, and its ends were chosen here. */
  readonly endsSuggested: boolean
  /** The cells from start to goal. */
  readonly way: Int32Array
  /** The cells of the trips to the keys that are off the way. */
  readonly trips: Int32Array
  readonly difficulty: MazeDifficulty
}

/** Builds and solves the maze of a code; there is no limit to its size but memory. A map is given ends. */
export function shownMaze(text: string): Shown {
  const recipe = parseRecipe(text, NO_LIMITS)
  const built = buildMaze(recipe)
  const endsSuggested = !hasEnds(built)
  const maze = hasEnds(built) ? built : withEnds(built, suggestedEnds(built))
  const way = solutionOf(maze) ?? new Int32Array()
  const trips = (routeOf(maze) ?? way).subarray(way.length)
  return { code: recipeCode(recipe), maze, endsSuggested, way, trips, difficulty: difficultyOf(maze) }
}
