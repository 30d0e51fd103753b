import type { Maze } from '@meikyuu/grid'
import { buildMaze, parseRecipe, type RecipeLimits, recipeCode } from '@meikyuu/recipes'

/** What documents ask of a kit of recipes: any that `mazeKit` makes will do. */
export interface DocumentKit {
  /** The recipe that a code names. */
  parseRecipe(code: string, limits?: RecipeLimits): object
  /** The code of a recipe. */
  recipeCode(recipe: never): string
  /** The maze of a recipe. */
  buildMaze(recipe: never): Maze
}

/** The plain functions. */
export const PLAIN_KIT: DocumentKit = { parseRecipe, recipeCode, buildMaze }
