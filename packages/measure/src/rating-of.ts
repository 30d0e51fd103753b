import { ln, MazeError, shown } from '@meikyuu/grid'
import { EFFORT_FLOOR, EFFORT_SPAN, RATING_TOP } from './measure-constants.js'

/**
 * An effort as a whole number from 1 to 100: 1 up to {@link EFFORT_FLOOR}, 100
 * from {@link EFFORT_SPAN} times that, and between them as much again for each
 * time the effort doubles. Halves round up.
 *
 * @throws MazeError `BAD_ARGUMENT` where the effort is not a number of at least 0.
 *
 * @example
 * ```ts
 * import { ratingOf } from '@meikyuu/measure'
 * ratingOf(9) // => 1
 * ratingOf(31) // => 20
 * ratingOf(5400) // => 100
 * ```
 */
export function ratingOf(effort: number): number {
  if (!Number.isFinite(effort) || effort < 0)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'effort',
      expected: 'a finite number of at least 0',
      got: shown(effort),
    })
  const reach = ln(Math.max(effort, EFFORT_FLOOR) / EFFORT_FLOOR) / ln(EFFORT_SPAN)
  return Math.min(RATING_TOP, Math.round(1 + (RATING_TOP - 1) * reach))
}
