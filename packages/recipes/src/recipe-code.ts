import { defaultKit } from './default-kit.js'
import type { MazeRecipe } from './recipe.js'

/**
 * The one code that names a recipe, in characters that need no escape in an
 * address: letters, digits, `:`, `-`, `~`, `.`, `_`. `parseRecipe` turns it
 * back into the recipe, where its limits allow what it asks for.
 *
 * @throws MazeError as `parseRecipe`, but for limits; `BAD_ARGUMENT` for what
 * is no recipe or has a field too many; `TOO_BIG` where the words of a kit make
 * it longer than is read.
 *
 * @example
 * ```ts
 * recipeCode({ shape: 'square', w: 5, h: 5, algorithm: 'backtracker', mode: 'to-goal', seed: 42 })
 * // => 'square:5x5:backtracker:to-goal:42'
 * ```
 */
export function recipeCode(recipe: MazeRecipe): string {
  return defaultKit().recipeCode(recipe)
}
