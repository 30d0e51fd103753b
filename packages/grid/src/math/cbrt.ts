import { fromWords, highWord, lowWord } from './words.js'

// Two thirds of the exponent's offset, less a correction that spreads the error of the first guess evenly.
// The polynomial is near 1 / cbrt(r) about r = 1.
const START = 715094163
const P0 = 1.87595182427177
const P1 = -1.8849797954337717
const P2 = 1.6214297201053545
const P3 = -0.758397934778766
const P4 = 0.14599619288661245

/** 2^-1022: below it doubles are subnormal and lose digits. */
const LEAST_NORMAL = 2.2250738585072014e-308
const TWO_54 = 0x40000000000000
const TWO_18 = 0x40000

/**
 * The cube root of `x`, within 0.67 units in the last place and with the same bits in every engine.
 *
 * Odd, so roots of negative numbers are real. Zeros, infinities and NaN come back as they are.
 *
 * The method of fdlibm's s_cbrt.c (Sun Microsystems, 1993) with Bruce D. Evans's polynomial.
 *
 * @example
 * ```ts
 * import { cbrt } from '@meikyuu/grid'
 * cbrt(-27) // => -3
 * ```
 */
export function cbrt(x: number): number {
  const size = Math.abs(x)
  if (!(size > 0 && size < Infinity)) return x
  const root = size < LEAST_NORMAL ? rootOf(size * TWO_54) / TWO_18 : rootOf(size)
  return x < 0 ? -root : root
}

/** The cube root of a normal `x` above zero. */
function rootOf(x: number): number {
  // A third of the exponent and of the fraction: right to 5 bits.
  const guess = fromWords(((highWord(x) / 3) | 0) + START, 0)
  // The polynomial makes that 23 bits.
  const r = guess * guess * (guess / x)
  const better = rounded(guess * (P0 + r * (P1 + r * P2) + r * r * r * (P3 + r * P4)))
  // One step of Newton's makes it 53. The square is exact, as `better` is short.
  const lacking = x / (better * better)
  return better + better * ((lacking - better) / (better + better + lacking))
}

/** `t` rounded upwards, mostly, to 23 bits. */
function rounded(t: number): number {
  const low = lowWord(t)
  return fromWords(highWord(t) + (low >>> 31), (low + 0x80000000) & 0xc0000000)
}
