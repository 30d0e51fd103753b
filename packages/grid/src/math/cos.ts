import { cosineOfPair } from './sine-kernel.js'
import { turnedSine } from './turned-sine.js'

/** The largest doubles with the upper word of pi/4 lie below this. */
const EIGHTH = 0x1921fc / 0x200000

/**
 * The cosine of `x` radians, within one unit in the last place and with the same bits in every engine.
 *
 * Holds for every finite `x`; above 1,647,099 (2^20 quarter turns) it takes about a microsecond.
 * Even: `cos(-x)` is `cos(x)`. NaN for NaN and the infinities.
 *
 * The method of fdlibm's s_cos.c (Sun Microsystems, 1993).
 *
 * @example
 * ```ts
 * import { cos } from '@meikyuu/grid'
 * cos(Math.PI) // => -1
 * ```
 */
export function cos(x: number): number {
  const size = Math.abs(x)
  if (size < EIGHTH) return cosineOfPair(size, 0)
  if (!(size < Infinity)) return NaN
  return turnedSine(size, 1)
}
