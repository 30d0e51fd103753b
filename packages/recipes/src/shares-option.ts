import { percentPart } from './option-part.js'
import { partsOption } from './parts-option.js'
import type { WordOption } from './word-option.js'

/** The chances of Eller's algorithm by rows, as a recipe says them. */
export interface RecipeEllerShares {
  /**
   * In how many of a hundred cases two neighbours of a row that are apart are joined.
   * @defaultValue 50
   */
  readonly join?: number | undefined
  /**
   * In how many of a hundred cases a set that has a way down takes another.
   * @defaultValue 50
   */
  readonly down?: number | undefined
}

/** The words after `eller-rows`: `join40`, `down25`. */
export const SHARES_OPTION: WordOption<'shares', RecipeEllerShares | undefined> = /* @__PURE__ */ partsOption(
  'shares',
  'join and down',
  [/* @__PURE__ */ percentPart('join', 50), /* @__PURE__ */ percentPart('down', 50)],
)
