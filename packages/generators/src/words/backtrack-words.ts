import { borrowInts, giveBackInts, type OwnStream } from '@meikyuu/grid'
import { BITS, PLACES } from '../free/bits.js'
import type { CellWords } from './cell-words.js'
import { FREE, OPENED, pickSide, strikeOut, tablesAt } from './free-words.js'

/** The backtracker in words. */
export function backtrackWords(board: CellWords, words: Int32Array, rng: OwnStream): void {
  const { cells, reach, keep, most } = board
  const stack = borrowInts(cells)
  const start = rng.below(cells) | 0
  strikeOut(words, reach, keep, most, tablesAt(words[start]!), start)
  walkDeep(words, reach, keep, most, stack, start, BITS, PLACES, rng)
  giveBackInts(stack)
}

function walkDeep(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  most: number,
  stack: Int32Array,
  start: number,
  counts: Uint8Array,
  places: Uint8Array,
  rng: OwnStream,
): void {
  let depth = 0
  let cell = start
  let word = words[cell]!
  for (;;) {
    const free = word & FREE
    if (free === 0) {
      if (depth === 0) return
      cell = stack[--depth]!
      word = words[cell]!
      continue
    }
    const side = pickSide(free, rng.bits() | 0, counts, places)
    const place = tablesAt(word) | side
    words[cell] = word | (1 << (side + OPENED))
    // The cell is come back to only for a choice not taken now: where more than one bit is set.
    stack[depth] = cell
    depth = (depth + (-(free & (free - 1)) >>> 31)) | 0
    cell = (cell + reach[place]!) | 0
    word = words[cell]! | (~keep[place]! << OPENED)
    words[cell] = word
    strikeOut(words, reach, keep, most, tablesAt(word), cell)
  }
}
