import { RATING_TOP } from './measure-constants.js'
import { reachOf } from './reach-of.js'

/**
 * An effort as a whole number from 1 to 100: its {@link reachOf} on that scale.
 * Halves round up.
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
  return Math.round(1 + (RATING_TOP - 1) * reachOf(effort))
}
