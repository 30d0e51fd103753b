import { MazeError, shown } from '@meikyuu/grid'

/** The most cells that a code may lay out, unless told otherwise. */
export const CELL_LIMIT = 40_000

/** The most keys that a code may ask for, unless told otherwise. */
export const KEY_LIMIT = 10

/** The most treatments that a code may ask for, unless told otherwise. */
export const TREATMENT_LIMIT = 4

/** The most steps of a random walk that a code may ask for, unless told otherwise. */
export const STEP_LIMIT = 1_000_000

/** Codes of more characters are refused unread. The longest that the plain functions write has 121. */
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
   * The most steps of a walk whose length the code says.
   * @defaultValue 1,000,000
   */
  readonly steps?: number
}

/**
 * The limits in full.
 *
 * @throws MazeError `BAD_ARGUMENT` where one is not a whole number of at least 1, or Infinity.
 */
export function fullLimits(limits: RecipeLimits = {}): Required<RecipeLimits> {
  if (typeof limits !== 'object' || limits === null)
    throw new MazeError('BAD_ARGUMENT', { name: 'limits', expected: 'an object', got: shown(limits) })
  const full = {
    cells: limits.cells ?? CELL_LIMIT,
    keys: limits.keys ?? KEY_LIMIT,
    treatments: limits.treatments ?? TREATMENT_LIMIT,
    steps: limits.steps ?? STEP_LIMIT,
  }
  for (const [name, limit] of Object.entries(full)) checkLimit(`limits.${name}`, limit)
  return full
}

function checkLimit(name: string, value: unknown): void {
  if (value === Infinity || (Number.isSafeInteger(value) && (value as number) >= 1)) return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: 'a whole number of at least 1, or Infinity',
    got: shown(value),
  })
}
