import type { OwnStream } from '@meikyuu/grid'
import type { ActiveCells } from '../active-cells.js'
import { BITS, PLACES } from '../free/bits.js'
import type { CellWords } from './cell-words.js'
import { FREE, OPENED, pickSide, strikeOut, tablesAt } from './free-words.js'

/**
 * The growing tree in words, its list that of the general kernel.
 *
 * @param choose The entry to grow from.
 */
export function growTreeWords(
  { cells, reach, keep, most }: CellWords,
  words: Int32Array,
  rng: OwnStream,
  active: ActiveCells,
  choose: () => number,
): void {
  const start = rng.below(cells) | 0
  active.append(start)
  strikeOut(words, reach, keep, most, tablesAt(words[start]!), start)
  while (active.length > 0) {
    const entry = choose()
    const cell = active.cellOf(entry)
    const word = words[cell]!
    const free = word & FREE
    if (free === 0) {
      active.drop(entry)
      continue
    }
    const side = pickSide(free, rng.bits() | 0, BITS, PLACES)
    const way = tablesAt(word) | side
    const next = (cell + reach[way]!) | 0
    const there = words[next]! | (~keep[way]! << OPENED)
    words[cell] = word | (1 << (side + OPENED))
    words[next] = there
    strikeOut(words, reach, keep, most, tablesAt(there), next)
    active.append(next)
  }
}
