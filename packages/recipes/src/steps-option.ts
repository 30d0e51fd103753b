import { maybeWholeOption } from './whole-option.js'
import type { WordOption } from './word-option.js'

/** The most steps that a recipe can ask for. */
export const MOST_STEPS: number = Number.MAX_SAFE_INTEGER

/** How many steps a walk goes on for: the 5000 in `origin-shift-5000`. */
export const STEPS_OPTION: WordOption<'steps', number | undefined> = /* @__PURE__ */ maybeWholeOption(
  'steps',
  'a number of steps',
  { least: 0, most: MOST_STEPS, limit: 'steps' },
)
