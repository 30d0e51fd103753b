import { type Grid, type Maze, MazeError } from '@meikyuu/grid'
import { buildFrom } from './build-from.js'
import { checkRecipe } from './check-recipe.js'
import { fullLimits } from './full-limits.js'
import { GridCache } from './grid-cache.js'
import { layOut } from './lay-out.js'
import { readCode } from './read-code.js'
import type { RecipeLimits } from './recipe-limits.js'
import type { RecipeTables } from './recipe-tables.js'
import { writeCode } from './write-code.js'

/** A kit that takes whatever it is given and says of a recipe only that it is an object. */
export interface UntypedKit extends RecipeTables {
  readonly parseRecipe: (code: unknown, limits?: RecipeLimits) => object
  readonly maybeRecipe: (code: unknown, limits?: RecipeLimits) => object | null
  readonly recipeCode: (recipe: unknown) => string
  readonly gridOf: (recipe: unknown) => Grid
  readonly buildMaze: (recipe: unknown) => Maze & { readonly recipe: object }
}

/** The functions over checked tables. */
export function untypedKit(tables: RecipeTables): UntypedKit {
  const grids = new GridCache()
  return {
    ...tables,
    parseRecipe: (code, limits) => readCode(tables, code, fullLimits(limits)),
    maybeRecipe: (code, limits) => recipeOrNull(tables, code, fullLimits(limits)),
    recipeCode: (recipe) => writeCode(tables, recipe),
    gridOf: (recipe) => layOut(checkRecipe(tables, recipe), grids),
    buildMaze: (recipe) => buildFrom(tables, grids, recipe),
  }
}

function recipeOrNull(tables: RecipeTables, code: unknown, limits: Required<RecipeLimits>): object | null {
  try {
    return readCode(tables, code, limits)
  } catch (error) {
    if (MazeError.is(error)) return null
    throw error
  }
}
