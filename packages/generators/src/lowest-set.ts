import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** Bits in a word, as a power of two. */
const WORD = 5
/** Levels enough for 2^35 numbers. */
const LEVELS = 7

/**
 * A set of small whole numbers that tells its lowest, in a handful of steps
 * however many there may be: a bit a number, and above these stand levels in
 * which a bit says that the word below is not empty. All levels lie in one
 * array, `bits`, each from `starts`. A queue by rank that needs no heap.
 */
export class LowestSet {
  private readonly bits: Int32Array
  private readonly starts: Int32Array
  private readonly top: number

  /** An empty set, of numbers below `size`. */
  constructor(size: number) {
    this.starts = borrowInts(LEVELS)
    let top = 0
    let length = 0
    for (let words = wordsFor(size); ; words = wordsFor(words)) {
      this.starts[top] = length
      length += words
      if (words === 1) break
      top++
    }
    this.top = top
    this.bits = borrowInts(length).fill(0, 0, length)
  }

  /** Takes a number in, or out where it is in. */
  flip(number: number): void {
    const bits = this.bits
    const word = number >> WORD
    const before = bits[word]!
    const after = before ^ (1 << number)
    bits[word] = after
    if (before === 0 || after === 0) this.flipAbove(word)
  }

  /** The lowest number in the set, or -1. */
  lowest(): number {
    const bits = this.bits
    if (bits[this.starts[this.top]!] === 0) return -1
    let word = 0
    for (let level = this.top; level >= 0; level--)
      word = (word << WORD) | lowestBit(bits[this.starts[level]! + word]!)
    return word
  }

  /** A word that was empty or is so now changes its bit above, and so on up. */
  private flipAbove(number: number): void {
    const bits = this.bits
    let place = number
    for (let level = 1; level <= this.top; level++) {
      const word = this.starts[level]! + (place >> WORD)
      const before = bits[word]!
      const after = before ^ (1 << place)
      bits[word] = after
      if (before !== 0 && after !== 0) return
      place >>= WORD
    }
  }

  /** Gives the working memory back. */
  giveBack(): void {
    giveBackInts(this.bits)
    giveBackInts(this.starts)
  }
}

function wordsFor(bits: number): number {
  return Math.max(1, Math.ceil(bits / (1 << WORD)))
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}
