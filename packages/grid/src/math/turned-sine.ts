import { reduceHuge } from './reduce-huge.js'
import { cosineOfPair, sineOfPair } from './sine-kernel.js'
import { highWord } from './words.js'

// pi/2 = P1 + P2 + P3 + ..., 33 bits each, so that whole multiples up to 2^20 are exact;
// Q1, Q2, Q3 are what is left of pi/2 after each. From fdlibm's e_rem_pio2.c.
const P1 = 1.5707963267341256
const Q1 = 6.077100506506192e-11
const P2 = 6.077100506303966e-11
const Q2 = 2.0222662487959506e-21
const P3 = 2.0222662487111665e-21
const Q3 = 8.4784276603689e-32
const TWO_OVER_PI = 0.6366197723675814

/** From here on whole multiples of P1 are no longer exact: 2^20 pi/2, its first 21 bits, rounded up. */
const HUGE_ANGLE = 0x1921fc

/**
 * The sine of `x + turns * pi/2` for a finite `x` above pi/4: so the sine of `x` for 0 turns,
 * the cosine for 1.
 */
export function turnedSine(x: number, turns: number): number {
  if (x >= HUGE_ANGLE) {
    const [quarters, y, e] = reduceHuge(x)
    return inQuarter(quarters + turns, y, e)
  }
  // Cody and Waite: take k quarter turns away with as many parts of pi/2 as the
  // cancellation asks for. y is the angle left, e what its rounding lost.
  const k = (x * TWO_OVER_PI + 0.5) | 0
  let a = x - k * P1
  let w = k * Q1
  let y = a - w
  // More than 16 bits lost need the second part of pi/2, more than 49 the third.
  if (Math.abs(y) < x / 65536 && bitsLost(x, y) > 16 && !isPlainlyApart(x, k)) {
    let whole = a
    w = k * P2
    a = whole - w
    w = k * Q2 - (whole - a - w)
    y = a - w
    if (bitsLost(x, y) > 49) {
      whole = a
      w = k * P3
      a = whole - w
      w = k * Q3 - (whole - a - w)
      y = a - w
    }
  }
  return inQuarter(k + turns, y, a - y - w)
}

/** The sine of `y + e` after `quarters` quarter turns. */
function inQuarter(quarters: number, y: number, e: number): number {
  const size = (quarters & 1) === 0 ? sineOfPair(y, e) : cosineOfPair(y, e)
  return (quarters & 2) === 0 ? size : -size
}

/** How much smaller the binary exponent of `y` is than that of `x`. */
function bitsLost(x: number, y: number): number {
  return (highWord(x) >> 20) - ((highWord(y) >> 20) & 0x7ff)
}

/**
 * For fewer than 32 quarter turns fdlibm trusts an angle whose upper 32 bits
 * differ from those of the multiple of pi/2, and does not count lost bits.
 */
function isPlainlyApart(x: number, k: number): boolean {
  return k < 32 && highWord(x) !== highWord(k * (Math.PI / 2))
}
