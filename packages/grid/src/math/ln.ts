import { fromWords, highWord, lowWord } from './words.js'

// ln 2 in two parts, the first short enough that its multiples up to 1075 are exact, and the minimax
// coefficients of (ln(1 + f) - 2s) / s, s = f / (2 + f). From fdlibm's e_log.c.
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const C1 = 0.6666666666666735
const C2 = 0.3999999999940942
const C3 = 0.2857142874366239
const C4 = 0.22222198432149784
const C5 = 0.1818357216161805
const C6 = 0.15313837699209373
const C7 = 0.14798198605116586

/** 2^-1022: below it doubles are subnormal and lose digits. */
const LEAST_NORMAL = 2.2250738585072014e-308
const TWO_54 = 0x40000000000000
/** 2^-20: nearer to 1 than this the square is the last term that counts. */
const NEAR_ONE = 9.5367431640625e-7

/**
 * The natural logarithm of `x`, within one unit in the last place and with the same bits in every engine.
 *
 * `ln(1)` is exactly 0. -Infinity for both zeros, NaN for NaN and anything below zero, Infinity for Infinity.
 *
 * The method of fdlibm's e_log.c (Sun Microsystems, 1993).
 *
 * @example
 * ```ts
 * import { ln } from '@meikyuu/grid'
 * ln(Math.E) // => 1
 * ```
 */
export function ln(x: number): number {
  if (!(x >= LEAST_NORMAL)) {
    if (x === 0) return -Infinity
    return x > 0 ? lnOfNormal(x * TWO_54, -54) : NaN
  }
  return x < Infinity ? lnOfNormal(x, 0) : Infinity
}

/** The logarithm of `x * 2^shift` for a normal `x`. */
function lnOfNormal(x: number, shift: number): number {
  // x = 2^k (1 + f) with 1 + f from about sqrt(1/2) to sqrt(2).
  const high = highWord(x)
  const fraction = high & 0xfffff
  const above = (fraction + 0x95f64) & 0x100000
  const power = (high >> 20) - 1023 + (above >> 20)
  const k = shift + power
  const f = scaled(x, power) - 1
  if (Math.abs(f) < NEAR_ONE) {
    if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + k * LN2_LOW
    const r = f * f * (0.5 - 0.3333333333333333 * f)
    return k === 0 ? f - r : k * LN2_HIGH - (r - k * LN2_LOW - f)
  }
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const even = w * (C2 + w * (C4 + w * C6))
  const odd = z * (C1 + w * (C3 + w * (C5 + w * C7)))
  const r = odd + even
  // Where 1 + f is between about 1.38 and 1.42, f - f^2/2 is taken apart first: it is the
  // longer way, and keeps a digit the other would lose.
  if (((fraction - 0x6147a) | (0x6b851 - fraction)) > 0) {
    const half = 0.5 * f * f
    return k === 0 ? f - (half - s * (half + r)) : k * LN2_HIGH - (half - (s * (half + r) + k * LN2_LOW) - f)
  }
  return k === 0 ? f - s * (f - r) : k * LN2_HIGH - (s * (f - r) - k * LN2_LOW - f)
}

/** `x / 2^power`, a normal number near 1. */
function scaled(x: number, power: number): number {
  // All exact. Arithmetic is several times faster than putting words together, and these are the numbers met.
  if (power >= 0 && power < 31) return x / (1 << power)
  if (power < 0 && power > -31) return x * (1 << -power)
  return fromWords(highWord(x) - (power << 20), lowWord(x))
}
