import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** Weights are whole numbers below this: 31 bits, the most that stay non-negative in 32. */
export const WEIGHTS: number = 2 ** 31

const BITS = 8
const DIGITS = 1 << BITS

/**
 * Fills `order` with 0 to `length` - 1 by rising weight, of equal weights the
 * lower number first; the weights are put in order along with them. By digits,
 * from the lowest up (radix sort): four passes, whatever the weights.
 */
export function orderByWeight(weights: Int32Array, order: Int32Array, length: number): void {
  const keys = borrowInts(length)
  const items = borrowInts(length)
  const ends = borrowInts(DIGITS)
  for (let i = 0; i < length; i++) order[i] = i
  for (let shift = 0; shift < 4 * BITS; shift += 2 * BITS) {
    pass(weights, order, keys, items, length, shift, ends)
    pass(keys, items, weights, order, length, shift + BITS, ends)
  }
  for (const array of [keys, items, ends]) giveBackInts(array)
}

function pass(
  keys: Int32Array,
  items: Int32Array,
  toKeys: Int32Array,
  toItems: Int32Array,
  length: number,
  shift: number,
  ends: Int32Array,
): void {
  ends.fill(0, 0, DIGITS)
  for (let i = 0; i < length; i++) ends[(keys[i]! >>> shift) & (DIGITS - 1)]!++
  let end = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const start = end
    end += ends[digit]!
    ends[digit] = start
  }
  for (let i = 0; i < length; i++) {
    const key = keys[i]!
    const place = ends[(key >>> shift) & (DIGITS - 1)]!++
    toKeys[place] = key
    toItems[place] = items[i]!
  }
}
