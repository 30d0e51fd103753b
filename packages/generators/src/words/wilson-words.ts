import { borrowInts, giveBackInts, type OwnStream } from '@meikyuu/grid'
import { BITS, PLACES } from '../free/bits.js'
import { shuffleInts } from '../shuffle-ints.js'
import { belowWord } from '../streams/below-word.js'
import type { CellWords } from './cell-words.js'
import { FREE, OPENED, OPENED_SIDES, pickSide, tablesAt } from './free-words.js'

/** A cell is in the tree: the word is below 0. */
const IN_TREE = 1 << 31

/**
 * Wilson's algorithm in words. The side by which a walk last left a cell stands
 * where the opened sides are once the cell is in the tree.
 */
export function wilsonWords(
  { cells, reach, keep, most }: CellWords,
  words: Int32Array,
  rng: OwnStream,
): void {
  const order = borrowInts(cells)
  for (let cell = 0; cell < cells; cell++) order[cell] = cell
  words[rng.below(cells)]! |= IN_TREE
  shuffleInts(order, rng, cells)
  walkAll(words, reach, keep, most, order, cells, BITS, PLACES, rng)
  giveBackInts(order)
}

function walkAll(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  most: number,
  order: Int32Array,
  cells: number,
  counts: Uint8Array,
  places: Uint8Array,
  rng: OwnStream,
): void {
  for (let i = 0; i < cells; i++) {
    const start = order[i]!
    if (words[start]! < 0) continue
    walk(words, reach, most, start, counts, places, rng)
    join(words, reach, keep, start)
  }
}

/** A walk until it meets the tree. It leaves behind by which side it last left each cell. */
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
  for (let word = words[cell]!; word >= 0; word = words[cell]!) {
    const bits = rng.bits() | 0
    const inner = word & FREE
    // Where all sides are inner ones, the side need not wait for the word to be read.
    const side = inner === all ? belowWord(bits, most) : pickSide(inner, bits, counts, places)
    words[cell] = (word & ~OPENED_SIDES) | (side << OPENED)
    cell = (cell + reach[tablesAt(word) | side]!) | 0
  }
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
