import { borrowInts, giveBackInts, type OwnStream } from '@meikyuu/grid'
import { BITS, PLACES } from '../free/bits.js'
import { belowWord } from '../streams/below-word.js'
import type { CellWords } from './cell-words.js'
import { FREE, OPENED, pickSide, strikeOut, tablesAt } from './free-words.js'

/**
 * A list that grows from its last cell or from any, in words: `growing`, and
 * `primActiveCell`, which never takes the last.
 *
 * @param last What a draw's bits are below where the last of the list is taken; 0 where none is drawn for it.
 */
export function growWords(board: CellWords, words: Int32Array, rng: OwnStream, last: number): void {
  const { cells, reach, keep, most } = board
  const list = borrowInts(cells)
  list[0] = rng.below(cells)
  strikeOut(words, reach, keep, most, tablesAt(words[list[0]!]!), list[0]!)
  grow(words, reach, keep, most, list, BITS, PLACES, rng, last)
  giveBackInts(list)
}

function grow(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  most: number,
  list: Int32Array,
  counts: Uint8Array,
  places: Uint8Array,
  rng: OwnStream,
  last: number,
): void {
  let length = 1
  while (length > 0) {
    const place = last > 0 && rng.bits() < last ? length - 1 : belowWord(rng.bits() | 0, length)
    const cell = list[place]!
    const word = words[cell]!
    const free = word & FREE
    if (free === 0) {
      length = (length - 1) | 0
      list[place] = list[length]!
      continue
    }
    const side = pickSide(free, rng.bits() | 0, counts, places)
    const way = tablesAt(word) | side
    const next = (cell + reach[way]!) | 0
    const there = words[next]! | (~keep[way]! << OPENED)
    words[cell] = word | (1 << (side + OPENED))
    words[next] = there
    strikeOut(words, reach, keep, most, tablesAt(there), next)
    list[length] = next
    length = (length + 1) | 0
  }
}
