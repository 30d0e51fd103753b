import { PARALLEL_SEEDS } from '@meikyuu/generators'
import { maybeWholeOption } from './whole-option.js'
import type { WordOption } from './word-option.js'

/** The most seeds that a recipe can ask for: no grid numbers more cells. */
export const MOST_SEEDS: number = 2 ** 31 - 1

/**
 * How many seeds grow at once: the 8 in `parallel-8`, 4 where it is left out.
 * On a grid of fewer cells, each is one.
 */
export const SEEDS_OPTION: WordOption<'seeds', number | undefined> = /* @__PURE__ */ maybeWholeOption(
  'seeds',
  'a number of seeds',
  { least: 1, most: MOST_SEEDS, usual: PARALLEL_SEEDS, mostOn: ({ cells }) => cells },
)
