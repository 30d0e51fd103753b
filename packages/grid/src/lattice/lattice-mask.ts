import { newInts } from '../allocate.js'
import type { ReadonlyInts } from '../read-only.js'

/** Bits in a word, as a power of two. */
const WORD = 5

/**
 * Which positions of a lattice hold a cell: a bit a position, and how many
 * cells come before each word of 32, so that numbers and positions of cells
 * follow from each other in a few steps. Two bits a position in all.
 */
export interface LatticeMask {
  /** Bit `p & 31` of word `p >> 5` is set where position `p` holds a cell. */
  readonly bits: ReadonlyInts
  /** The cells before each word. */
  readonly ranks: ReadonlyInts
}

/** A mask over bits, which it takes over. */
export function latticeMask(bits: Int32Array): LatticeMask {
  const ranks = newInts(bits.length)
  let before = 0
  for (let word = 0; word < bits.length; word++) {
    ranks[word] = before
    before += bitsSet(bits[word]!)
  }
  return { bits, ranks }
}

/** Words for a bit each of so many positions. */
export function wordsOf(positions: number): number {
  return Math.ceil(positions / (1 << WORD))
}

/** How many cells a mask has. */
export function cellsOfMask({ bits, ranks }: LatticeMask): number {
  return ranks[ranks.length - 1]! + bitsSet(bits[bits.length - 1]!)
}

/** The bytes of a mask. */
export function bytesOfMask({ bits, ranks }: LatticeMask): number {
  return bits.byteLength + ranks.byteLength
}

/**
 * Whether a position holds a cell, by the bits of a {@link LatticeMask}.
 *
 * @internal
 */
export function holdsCell(bits: ReadonlyInts, position: number): boolean {
  return ((bits[position >>> WORD]! >>> (position & 31)) & 1) === 1
}

/**
 * How many cells come before a position: the number of a cell that is there.
 *
 * @internal
 */
export function cellsBefore({ bits, ranks }: LatticeMask, position: number): number {
  const word = position >>> WORD
  return ranks[word]! + bitsSet(bits[word]! & ((1 << (position & 31)) - 1))
}

/** The position of the cell of a number, in about log2(words) steps. */
export function positionOfNumber({ bits, ranks }: LatticeMask, cell: number): number {
  let low = 0
  let high = ranks.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (ranks[middle]! <= cell) low = middle
    else high = middle - 1
  }
  let rest = bits[low]!
  for (let left = cell - ranks[low]!; left > 0; left--) rest &= rest - 1
  return low * (1 << WORD) + 31 - Math.clz32(rest & -rest)
}

/** How many bits of a word are set. */
function bitsSet(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
