import { fromWords, highWord } from './words.js'

// What the nearest double to pi/2 lacks, and the coefficients of the rational (asin(x) - x) / x^3.
// From fdlibm's e_acos.c.
const HALF_PI_REST = 6.123233995736766e-17
const P0 = 0.16666666666666666
const P1 = -0.3255658186224009
const P2 = 0.20121253213486293
const P3 = -0.04005553450067941
const P4 = 0.0007915349942898145
const P5 = 0.00003479331075960212
const Q1 = -2.403394911734414
const Q2 = 2.0209457602335057
const Q3 = -0.6882839716054533
const Q4 = 0.07703815055590194

/**
 * The arc cosine of `x` in radians, 0 to pi, within one unit in the last place and with the same bits in
 * every engine. `acos(1)` is exactly 0. NaN for NaN and outside -1..1.
 *
 * The method of fdlibm's e_acos.c (Sun Microsystems, 1993).
 *
 * @example
 * ```ts
 * import { acos } from '@meikyuu/grid'
 * acos(0) === Math.PI / 2 // => true
 * ```
 */
export function acos(x: number): number {
  const size = Math.abs(x)
  if (size < 0.5) return Math.PI / 2 - (x - (HALF_PI_REST - x * excess(x * x)))
  if (!(size < 1)) {
    if (size > 1 || Number.isNaN(x)) return NaN
    return x > 0 ? 0 : Math.PI
  }
  // The sine of half the angle (or, from the left, of half of what it lacks to pi).
  const z = (1 - size) * 0.5
  const s = Math.sqrt(z)
  const r = excess(z)
  if (x < 0) return Math.PI - 2 * (s + (r * s - HALF_PI_REST))
  const head = fromWords(highWord(s), 0)
  const rest = (z - head * head) / (s + head)
  return 2 * (head + (r * s + rest))
}

/** `(asin(t) - t) / t` for `z = t * t` up to 1/4. */
function excess(z: number): number {
  const p = z * (P0 + z * (P1 + z * (P2 + z * (P3 + z * (P4 + z * P5)))))
  const q = 1 + z * (Q1 + z * (Q2 + z * (Q3 + z * Q4)))
  return p / q
}
