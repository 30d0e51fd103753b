import { sineOf } from './sine-kernel.js'
import { turnedSine } from './turned-sine.js'

/** The largest doubles with the upper word of pi/4 lie below this. */
const EIGHTH = 0x1921fc / 0x200000
/** 2^-27: below this the sine is the angle. */
const TINY = 7.450580596923828e-9

/**
 * The sine of `x` radians, within one unit in the last place and with the same bits in every engine.
 *
 * Holds for every finite `x`; above 1,647,099 (2^20 quarter turns) it takes about a microsecond.
 * Odd: `sin(-x)` is `-sin(x)`, and `sin(-0)` is -0. NaN for NaN and the infinities.
 *
 * The method of fdlibm's s_sin.c (Sun Microsystems, 1993).
 *
 * @example
 * ```ts
 * import { sin } from '@meikyuu/grid'
 * sin(Math.PI / 2) // => 1
 * ```
 */
export function sin(x: number): number {
  const size = Math.abs(x)
  if (size < EIGHTH) return size < TINY ? x : sineOf(x)
  if (!(size < Infinity)) return NaN
  return x < 0 ? -turnedSine(size, 0) : turnedSine(size, 0)
}
