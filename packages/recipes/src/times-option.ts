import { wholeOption } from './whole-option.js'
import type { WordOption } from './word-option.js'

/** The most times that a recipe can have a treatment done: no grid numbers more cells. */
export const MOST_TIMES: number = 2 ** 31 - 1

/** How many times a treatment is done: the 3 in `sparsen-3`. */
export const TIMES_OPTION: WordOption<'times', number> = /* @__PURE__ */ wholeOption(
  'times',
  'a number of times',
  { least: 1, most: MOST_TIMES },
)
