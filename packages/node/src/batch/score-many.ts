import { checkOptions, type MazeRecipe, maybeRecipe, type RecipeLimits } from 'meikyuu'
import type { BatchOptions } from './batch-options.js'
import { checkItems } from './chunk-reader.js'
import { scoreWork } from './score-work.js'
import type { ScoredLine } from './scored-line.js'
import { workMany } from './work-many.js'
import { workerUrl } from './worker-url.js'

/** How many mazes are scored. */
export interface ScoreManyOptions extends BatchOptions {
  /**
   * What is refused of codes, which may come from strangers. Recipes that come
   * as objects have no limit but memory.
   * @defaultValue those of `parseRecipe`
   */
  readonly limits?: RecipeLimits
}

/**
 * Builds and scores many mazes, on all cores: a line for each recipe in their
 * order, with its code and what `difficultyOf` gives, or with what was wrong
 * with it. Figures come from the workers in shared memory, as numbers of 64 bits. See
 * {@link workMany} for what is read ahead, how a run ends and what becomes of
 * workers that die. A map has no score: its line says `NO_ENDS`.
 *
 * @param recipes Codes and recipes, from a list, a stream of lines or a
 * generator, which may be endless.
 * @throws MazeError `BAD_ARGUMENT` at once for options that are none; as {@link workMany}.
 *
 * @example
 * ```ts
 * const codes = ['heart:25:prim:keys-3:7', 'square:0x9:prim:to-goal:1', 'circle:9:wilson:centre-out:1']
 * const lines = []
 * for await (const { figures, error } of scoreMany(codes)) lines.push(figures?.score ?? error?.message)
 * lines.length // => 3
 * lines[1] // => 'the size of square: expected at least 2, got 0'
 * ```
 */
export function scoreMany(
  recipes: Iterable<string | MazeRecipe> | AsyncIterable<string | MazeRecipe>,
  options: ScoreManyOptions = {},
): AsyncGenerator<ScoredLine, void, undefined> {
  checkItems('recipes', recipes)
  checkOptions('options', options)
  const { limits = {}, ...batch } = options
  // Throws for limits that are none.
  maybeRecipe('', limits)
  return workMany(recipes, scoreWork(workerUrl(), { ...limits }), batch)
}
