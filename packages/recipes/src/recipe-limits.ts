/** The most cells that a code may lay out, unless told otherwise. */
export const CELL_LIMIT = 40_000

/** The most keys that a code may ask for, unless told otherwise. */
export const KEY_LIMIT = 10

/** The most treatments that a code may ask for, unless told otherwise. */
export const TREATMENT_LIMIT = 4

/** The most steps of random walks that a code may ask for, unless told otherwise. */
export const STEP_LIMIT = 10_000_000

/** Where more cells than {@link CELL_LIMIT} are allowed, so many steps for each of them are too. */
export const STEPS_A_CELL: number = STEP_LIMIT / CELL_LIMIT

/** Codes of more characters are refused unread. The longest that the plain functions write has 425. */
export const LONGEST_CODE = 500

/** The greatest seed of a recipe. Longer ones in a code are taken modulo 2^32. */
export const MOST_SEED: number = 2 ** 32 - 1

/** What reading a code refuses, since codes come from strangers. `Infinity` lifts a limit. */
export interface RecipeLimits {
  /**
   * The most cells laid out, counted before a shape is cut, and after each treatment.
   * @defaultValue 40,000
   */
  readonly cells?: number
  /**
   * The most keys.
   * @defaultValue 10
   */
  readonly keys?: number
  /**
   * The most treatments after carving.
   * @defaultValue 4
   */
  readonly treatments?: number
  /**
   * The most steps of random walks: those that a code says, or about those that
   * an algorithm takes that walks until it has been everywhere. On a long thin
   * board that is the square of its length.
   * @defaultValue 10,000,000, or 250 for each of the `cells` allowed where that is more
   */
  readonly steps?: number
}

/** Limits that refuse nothing but what no recipe can say. */
export const NO_LIMITS: Required<RecipeLimits> = {
  cells: Infinity,
  keys: Infinity,
  treatments: Infinity,
  steps: Infinity,
}
