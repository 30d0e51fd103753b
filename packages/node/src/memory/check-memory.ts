import { MazeError, type MazeRecipe, type MemoryOptions, memoryNeeded, recipeCode, shown } from 'meikyuu'
import { memoryAtHand } from './memory-at-hand.js'
import { needMemory } from './need-memory.js'

/** How memory is checked. */
export interface CheckMemoryOptions extends MemoryOptions {
  /**
   * How many bytes there are.
   * @defaultValue what `memoryAtHand` says
   */
  readonly free?: number
}

/**
 * Sees that a recipe's maze has room in memory, before time is spent on it: a
 * process that takes more than there is would be killed without a word. What is
 * counted is the least that it takes, see `memoryNeeded`.
 *
 * @throws MazeError `NO_MEMORY`; `BAD_ARGUMENT`; as `memoryNeeded`.
 *
 * @example
 * ```ts
 * import { parseRecipe } from 'meikyuu'
 * checkMemory(parseRecipe('square:3000x3000:kruskal:map:1', { cells: Infinity }))
 * ```
 */
export function checkMemory(recipe: MazeRecipe, options: CheckMemoryOptions = {}): void {
  const needed = memoryNeeded(recipe, options)
  const { free = memoryAtHand() } = options
  if (!(typeof free === 'number' && free >= 0))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'options.free',
      expected: 'a number of bytes',
      got: shown(free),
    })
  needMemory(recipeCode(recipe), needed, free)
}
