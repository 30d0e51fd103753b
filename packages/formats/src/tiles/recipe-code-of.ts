import { type Maze, MazeError } from '@meikyuu/grid'
import { type MazeRecipe, recipeCode } from '@meikyuu/recipes'

/** The code of the recipe that a maze carries, or null where it has none that the plain functions read back. */
export function recipeCodeOf(maze: Maze): string | null {
  if (maze.recipe === undefined) return null
  try {
    return recipeCode(maze.recipe as MazeRecipe)
  } catch (error) {
    // The recipe of a kit with entries of its own.
    if (MazeError.is(error)) return null
    throw error
  }
}
