import { ln, MazeError, shown } from '@meikyuu/grid'
import { EFFORT_FLOOR, EFFORT_SPAN } from './measure-constants.js'

/**
 * An effort from 0 to 1: 0 up to {@link EFFORT_FLOOR}, 1 from
 * {@link EFFORT_SPAN} times that, and between them as much again for each time
 * the effort doubles.
 *
 * @throws MazeError `BAD_ARGUMENT` where the effort is not a number of at least 0.
 *
 * @example
 * ```ts
 * import { reachOf } from '@meikyuu/measure'
 * reachOf(9) // => 0
 * reachOf(31) // => 0.19333691220763283
 * reachOf(5400) // => 1
 * ```
 */
export function reachOf(effort: number): number {
  if (!Number.isFinite(effort) || effort < 0)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'effort',
      expected: 'a finite number of at least 0',
      got: shown(effort),
    })
  return Math.min(1, ln(Math.max(effort, EFFORT_FLOOR) / EFFORT_FLOOR) / ln(EFFORT_SPAN))
}
