import type { Grid } from '@meikyuu/grid'
import { defaultKit } from './default-kit.js'
import type { MazeRecipe } from './recipe.js'

/**
 * The board that a recipe's maze is carved on: that of its shape and size, before any treatment,
 * some of which leave another. A lattice for squares, whole or cut, that lay out
 * `LATTICE_CELLS` cells, 4,096, or more; else a graph. What `buildMaze` carves, it carves on the same
 * cells, and on the very same grid as long as that is kept: up to `GRID_CACHE_BYTES` are, the ones
 * that were asked for last.
 *
 * Where none is kept, a graph costs a few steps a side, a lattice of a whole board nothing a cell, a cut
 * one a look at each. There is no limit but memory.
 *
 * @throws MazeError as `recipeCode`; `TOO_SMALL` where the shape has too few cells at
 * its size; `TOO_BIG` where memory cannot hold the grid, or 32 bits cannot number a lattice's positions.
 *
 * @example
 * ```ts
 * gridOf(parseRecipe('square:63x65:prim:map:1')).kind // => 'graph'
 * gridOf(parseRecipe('square:64x64:prim:map:1')).kind // => 'lattice'
 * gridOf(parseRecipe('heart:25:prim:map:1')).cells // => 389
 * ```
 */
export function gridOf(recipe: MazeRecipe): Grid {
  return defaultKit().gridOf(recipe)
}
