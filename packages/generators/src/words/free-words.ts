import { belowWord } from '../streams/below-word.js'

/** The sides of a word that lead to free cells, or to any at first. */
export const FREE = 0xff

/** Where the opened sides of a word begin. */
export const OPENED = 8

/** The opened sides of a word. */
export const OPENED_SIDES = 0xff00

/** Where the kind of a word begins; its tables begin 8 places a kind. */
export const KIND = 16

/** Where the tables of a word's kind begin. Not for a word with bit 31 set. */
export function tablesAt(word: number): number {
  return (word >> KIND) << 3
}

/** A cell is taken in: no side to it is free any more. `base` is where the tables of its kind begin. */
export function strikeOut(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  most: number,
  base: number,
  cell: number,
): void {
  words[cell + reach[base]!]! &= keep[base]!
  words[cell + reach[base + 1]!]! &= keep[base + 1]!
  words[cell + reach[base + 2]!]! &= keep[base + 2]!
  if (most <= 3) return
  words[cell + reach[base + 3]!]! &= keep[base + 3]!
  if (most <= 4) return
  words[cell + reach[base + 4]!]! &= keep[base + 4]!
  words[cell + reach[base + 5]!]! &= keep[base + 5]!
  if (most <= 6) return
  words[cell + reach[base + 6]!]! &= keep[base + 6]!
  words[cell + reach[base + 7]!]! &= keep[base + 7]!
}

/** One of the sides in a mask, by a draw's 32 bits. */
export function pickSide(mask: number, bits: number, counts: Uint8Array, places: Uint8Array): number {
  return places[(mask << 3) | belowWord(bits, counts[mask]!)]!
}
