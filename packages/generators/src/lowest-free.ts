import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** Bits in a word, as a power of two. */
const WORD = 5
/** Levels enough for 2^35 cells. */
const LEVELS = 7

/**
 * The lowest cell that is both free and marked, in a handful of steps however
 * many cells there are. A bit a cell says that it is free, another that it is
 * marked; above the marks stand levels in which a bit says that the word below
 * has a mark left. All levels lie in one array, `marks`, each from `starts`.
 */
export class LowestFree {
  private readonly free: Int32Array
  private readonly marks: Int32Array
  private readonly starts: Int32Array
  private readonly top: number

  /** All of `cells` free, none marked. */
  constructor(cells: number) {
    const words = wordsFor(cells)
    this.starts = borrowInts(LEVELS)
    let top = 0
    let length = 0
    for (let size = words; ; size = wordsFor(size)) {
      this.starts[top] = length
      length += size
      if (size === 1) break
      top++
    }
    this.top = top
    this.marks = borrowInts(length).fill(0, 0, length)
    this.free = borrowInts(words).fill(-1, 0, words)
  }

  /** 1 where a cell is free, else 0. */
  isFree(cell: number): number {
    return (this.free[cell >> WORD]! >>> cell) & 1
  }

  /** A cell is free no more. */
  take(cell: number): void {
    this.free[cell >> WORD]! &= ~(1 << cell)
  }

  /** Marks a cell. */
  mark(cell: number): void {
    const marks = this.marks
    let place = cell
    for (let level = 0; level <= this.top; level++) {
      const word = this.starts[level]! + (place >> WORD)
      const before = marks[word]!
      marks[word] = before | (1 << place)
      if (before !== 0) return
      place >>= WORD
    }
  }

  /**
   * The lowest cell that is free and marked, or -1. A word whose marked cells
   * are all taken is cleared on the way, so it is looked at once a mark at most.
   */
  lowest(): number {
    const marks = this.marks
    while (marks[this.starts[this.top]!] !== 0) {
      let word = 0
      for (let level = this.top; level > 0; level--)
        word = (word << WORD) | lowestBit(marks[this.starts[level]! + word]!)
      const found = marks[word]! & this.free[word]!
      if (found !== 0) return (word << WORD) | lowestBit(found)
      this.clear(word)
    }
    return -1
  }

  /** Gives the working memory back. */
  giveBack(): void {
    for (const array of [this.free, this.marks, this.starts]) giveBackInts(array)
  }

  private clear(word: number): void {
    const marks = this.marks
    marks[word] = 0
    let place = word
    for (let level = 1; level <= this.top; level++) {
      const above = this.starts[level]! + (place >> WORD)
      marks[above]! &= ~(1 << place)
      if (marks[above] !== 0) return
      place >>= WORD
    }
  }
}

function wordsFor(bits: number): number {
  return Math.ceil(bits / (1 << WORD))
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}
