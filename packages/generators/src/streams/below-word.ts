/** One over 2^32: what turns 32 random bits into a number below 1. */
export const UNIT = 2.3283064365386963e-10

/**
 * What a stream's `below(n)` makes of a draw's 32 bits: floor(bits * n / 2^32).
 * Where that is exact in doubles, for `n` up to 2^21, it can be had in whole
 * numbers, without a conversion.
 */
export function belowWord(word: number, n: number): number {
  if (n < 65_536) return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16
  return Math.floor((word >>> 0) * UNIT * n) | 0
}
