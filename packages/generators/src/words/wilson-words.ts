import { borrowInts, giveBackInts, Mulberry32, type OwnStream } from '@meikyuu/grid'
import { BITS, PLACES } from '../free/bits.js'
import { shuffleInts } from '../shuffle-ints.js'
import { belowWord } from '../streams/below-word.js'
import type { CellWords } from './cell-words.js'
import { FREE, OPENED, OPENED_SIDES, pickSide, tablesAt } from './free-words.js'

/** A cell is in the tree: the word is below 0. */
const IN_TREE = 1 << 31

/** So many cells of the order are looked at before walks start from them. */
const AT_ONCE = 256

/**
 * Wilson's algorithm in words. The side by which a walk last left a cell stands
 * where the opened sides are once the cell is in the tree.
 */
export function wilsonWords(
  { cells, reach, keep, most, usual }: CellWords,
  words: Int32Array,
  rng: OwnStream,
): void {
  const order = borrowInts(cells)
  for (let cell = 0; cell < cells; cell++) order[cell] = cell
  words[rng.below(cells)]! |= IN_TREE
  shuffleInts(order, rng, cells)
  walkAll(
    words,
    reach,
    keep,
    most,
    usual,
    order,
    cells,
    BITS,
    PLACES,
    rng,
    rng instanceof Mulberry32 ? rng : null,
  )
  giveBackInts(order)
}

/** As that of the lattice, asks nothing before its loop. */
function walkAll(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  most: number,
  usual: number,
  order: Int32Array,
  cells: number,
  counts: Uint8Array,
  places: Uint8Array,
  rng: OwnStream,
  narrow: Mulberry32 | null,
): void {
  for (let from = 0; from < cells; from += AT_ONCE) {
    const to = bringForward(words, order, from, Math.min(cells, from + AT_ONCE))
    let state = narrow === null ? 0 : narrow.state | 0
    for (let i = from; i < to; i++) {
      const start = order[i]!
      if (words[start]! < 0) continue
      if (narrow === null) walk(words, reach, most, start, counts, places, rng)
      else state = narrowWalk(words, reach, most, usual, start, counts, places, state)
      join(words, reach, keep, start)
    }
    if (narrow !== null) narrow.state = state
  }
}

/** Brings cells that are not in the tree yet to the front of theirs, as on a lattice. Returns where they end. */
function bringForward(words: Int32Array, order: Int32Array, from: number, toGiven: number): number {
  const to = toGiven | 0
  let end = from | 0
  for (let i = from | 0; i < to; i++) {
    const start = order[i]!
    order[end] = start
    end = (end + 1 + (words[start]! >> 31)) | 0
  }
  return end
}

/**
 * A walk until it meets the tree. It leaves behind by which side it last left each cell. Its loop is
 * left now and then and entered again, as on a lattice.
 */
function walk(
  words: Int32Array,
  reach: Int32Array,
  most: number,
  start: number,
  counts: Uint8Array,
  places: Uint8Array,
  rng: OwnStream,
): void {
  const all = (1 << most) - 1
  let cell = start
  let word = words[cell]!
  let bits = 0
  while (word >= 0)
    do {
      bits = rng.bits() | 0
      const inner = word & FREE
      // Where all sides are inner ones, the side need not wait for the word to be read.
      const side = inner === all ? belowWord(bits, most) : pickSide(inner, bits, counts, places)
      words[cell] = (word & ~OPENED_SIDES) | (side << OPENED)
      cell = (cell + reach[tablesAt(word) | side]!) | 0
      word = words[cell]!
    } while (word >= 0 && (bits & 1023) !== 0)
}

/**
 * The same by a mulberry32 whose state it takes, and returns as it is in the
 * end: kept in a variable. What a cell of the usual kind leads to is looked up
 * before its word is read, which is then only compared.
 */
function narrowWalk(
  words: Int32Array,
  reach: Int32Array,
  mostGiven: number,
  usualGiven: number,
  start: number,
  counts: Uint8Array,
  places: Uint8Array,
  stateGiven: number,
): number {
  const openedSides = 0xff00
  const most = mostGiven | 0
  const usual = usualGiven | 0
  const base = usual << 3
  const all = (1 << most) - 1
  let state = stateGiven | 0
  let cell = start | 0
  let word = words[cell]!
  while (word >= 0)
    do {
      state = (state + 0x6d2b79f5) | 0
      let t = Math.imul(state ^ (state >>> 15), state | 1)
      t ^= (t + Math.imul(t ^ (t >>> 7), t | 61)) | 0
      const bits = t ^ (t >>> 14)
      let side = 0
      let step = 0
      if (word >> 16 === usual) {
        side = most === 4 ? t >>> 30 : belowWord(bits, most)
        step = reach[base | side]!
      } else {
        const inner = word & 0xff
        side = inner === all ? belowWord(bits, most) : pickSide(inner, bits, counts, places)
        step = reach[((word >> 16) << 3) | side]!
      }
      words[cell] = (word & ~openedSides) | (side << 8)
      cell = (cell + step) | 0
      word = words[cell]!
    } while (word >= 0 && (state & 1023) !== 0)
  return state
}

/** Follows the sides left by, which skips the loops, and takes what is on the way into the tree. */
function join(words: Int32Array, reach: Int32Array, keep: Int32Array, start: number): void {
  let cell = start
  let word = words[cell]!
  for (let opened = 0; word >= 0; ) {
    const side = (word & OPENED_SIDES) >> OPENED
    const way = tablesAt(word) | side
    words[cell] = (word & ~OPENED_SIDES) | opened | (1 << (side + OPENED)) | IN_TREE
    cell = (cell + reach[way]!) | 0
    word = words[cell]!
    opened = ~keep[way]! << OPENED
    if (word < 0) words[cell] = word | opened
  }
}
