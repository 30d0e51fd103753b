import { slopeAngle } from './slope-angle.js'
import { highWord } from './words.js'

/** What the nearest double to pi lacks. */
const PI_REST = 1.2246467991473532e-16

const TWO_60 = 0x1000000000000000

/**
 * The angle of the point (`x`, `y`) seen from the origin, in radians, -pi to pi, counted from the x axis
 * towards the y axis: within about one unit in the last place and with the same bits in every engine.
 *
 * The vertical coordinate comes first, as in `Math.atan2`. Signed zeros and infinities as IEEE 754 has them: the
 * sign of the answer is that of `y`, and `atan2(0, -0)` is pi. NaN where an argument is NaN.
 *
 * The method of fdlibm's e_atan2.c (Sun Microsystems, 1993).
 *
 * @example
 * ```ts
 * import { atan2 } from '@meikyuu/grid'
 * atan2(1, 0) === Math.PI / 2 // => true
 * ```
 */
export function atan2(y: number, x: number): number {
  const size = Math.abs(x)
  const height = Math.abs(y)
  const left = x < 0 || (x === 0 && 1 / x < 0)
  const angle =
    size > 0 && height > 0 && size < Infinity && height < Infinity
      ? angleInside(height, size, left)
      : angleOnEdge(height, size, left)
  return y < 0 || (y === 0 && 1 / y < 0) ? -angle : angle
}

/** The angle where both lengths are above zero and finite. */
function angleInside(height: number, size: number, left: boolean): number {
  const slope = height / size
  if (slope > TWO_60 && isUpright(height, size)) return Math.PI / 2
  const angle = slopeAngle(slope)
  return left ? Math.PI - (angle - PI_REST) : angle
}

/** fdlibm takes a slope for vertical where the upper words of the lengths are more than 60 powers of two apart. */
function isUpright(height: number, size: number): boolean {
  return (highWord(height) - highWord(size)) >> 20 > 60
}

/** The angle where a length is 0, infinite or NaN. */
function angleOnEdge(height: number, size: number, left: boolean): number {
  if (Number.isNaN(height) || Number.isNaN(size)) return NaN
  if (height === 0 || (size === Infinity && height < Infinity)) return left ? Math.PI : 0
  if (size < Infinity) return Math.PI / 2
  return left ? 3 * (Math.PI / 4) : Math.PI / 4
}
