import { checkOptions, MazeError, shown } from '@meikyuu/grid'
import {
  CELL_LIMIT,
  KEY_LIMIT,
  type RecipeLimits,
  STEP_LIMIT,
  STEPS_A_CELL,
  TREATMENT_LIMIT,
} from './recipe-limits.js'

/**
 * The limits in full.
 *
 * @throws MazeError `BAD_ARGUMENT` where one is not a whole number of at least 1, or Infinity.
 */
export function fullLimits(limits: RecipeLimits = {}): Required<RecipeLimits> {
  checkOptions('limits', limits)
  const { cells = CELL_LIMIT, keys = KEY_LIMIT, treatments = TREATMENT_LIMIT } = limits
  checkLimit('limits.cells', cells)
  checkLimit('limits.keys', keys)
  checkLimit('limits.treatments', treatments)
  if (limits.steps !== undefined) checkLimit('limits.steps', limits.steps)
  const steps = limits.steps ?? Math.max(STEP_LIMIT, cells * STEPS_A_CELL)
  return { cells, keys, treatments, steps }
}

function checkLimit(name: string, value: unknown): void {
  if (value === Infinity || (Number.isSafeInteger(value) && (value as number) >= 1)) return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: 'a whole number of at least 1, or Infinity',
    got: shown(value),
  })
}
