import { MazeError, type MazeRecipe, memoryNeeded, recipeCode } from 'meikyuu'
import { memoryAtHand } from './memory-at-hand.js'

/**
 * Sees that a recipe's maze has room in memory, before time is spent on it: a
 * process that takes more than there is would be killed without a word. What is
 * counted is the least that it takes, see `memoryNeeded`.
 *
 * @param free How many bytes there are.
 * @throws MazeError `NO_MEMORY`; as `recipeCode` for what is no recipe.
 *
 * @example
 * ```ts
 * import { parseRecipe } from 'meikyuu'
 * checkMemory(parseRecipe('square:3000x3000:kruskal:map:1', { cells: Infinity }))
 * ```
 */
export function checkMemory(recipe: MazeRecipe, free: number = memoryAtHand()): void {
  const needed = memoryNeeded(recipe)
  if (needed > free) throw new MazeError('NO_MEMORY', { what: recipeCode(recipe), needed, free })
}
