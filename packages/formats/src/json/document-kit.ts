import type { Maze } from '@meikyuu/grid'
import { buildMaze, parseRecipe, type RecipeLimits, recipeCode } from '@meikyuu/recipes'
import { notA } from '../not-a.js'

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

/** Throws `BAD_ARGUMENT` unless a kit does what is asked of it. */
export function checkKit(kit: unknown, needs: readonly (keyof DocumentKit)[]): void {
  const isKit =
    typeof kit === 'object' &&
    kit !== null &&
    needs.every((name) => typeof (kit as Partial<DocumentKit>)[name] === 'function')
  if (isKit) return
  throw notA('options.kit', `a kit of recipes with ${needs.join(', ')}`, kit)
}
