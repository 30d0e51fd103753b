import type { OwnStream } from '@meikyuu/grid'
import { BITS, PLACES } from '../free/bits.js'
import { LowestFree } from '../lowest-free.js'
import { type CellWords, isCorner } from './cell-words.js'
import { FREE, OPENED, OPENED_SIDES, pickSide, strikeOut, tablesAt } from './free-words.js'

/** So few cells that looking them over takes less than keeping in order which are beside the maze. */
const FEW = 256

/**
 * Hunt and kill in words. The lowest free cell is beside the maze if one of its
 * neighbours is lower, for that one is taken. Once all corners, the cells
 * without such a neighbour, are in the maze, hunts go on from where the last one
 * ended and never look back. Until then the cells beside the maze are kept as
 * the general kernel keeps them, unless they are few.
 */
export function huntWords(board: CellWords, words: Int32Array, rng: OwnStream): void {
  const { cells, reach, keep, most } = board
  const beside = cells < FEW ? null : new LowestFree(cells)
  huntCorners(board, words, beside, rng.below(cells) | 0, rng)
  beside?.giveBack()
  huntOn(cells, board.words, words, reach, keep, most, BITS, PLACES, rng)
}

/**
 * Until it is stuck with all corners in the maze. `beside` marks the cells that had a neighbour come into it;
 * null where cells are few enough to be looked over.
 */
function huntCorners(
  { words: inner, reach, keep, most, corners }: CellWords,
  words: Int32Array,
  beside: LowestFree | null,
  start: number,
  rng: OwnStream,
): void {
  let cell = start
  let left = corners
  for (;;) {
    const word = words[cell]!
    const base = tablesAt(word)
    beside?.take(cell)
    strikeOut(words, reach, keep, most, base, cell)
    if (isCorner(reach, base)) left--
    const free = word & FREE
    if (free !== 0) {
      const side = pickSide(free, rng.bits() | 0, BITS, PLACES)
      if (beside !== null)
        for (let rest = free & ~(1 << side); rest !== 0; rest &= rest - 1)
          beside.mark(cell + reach[base | (31 - Math.clz32(rest & -rest))]!)
      open(words, reach, keep, cell, side)
      cell += reach[base | side]!
    } else {
      if (left === 0) return
      cell = beside === null ? lowestBeside(inner, words) : beside.lowest()
      const taken = inner[cell]! & ~words[cell]! & FREE
      open(words, reach, keep, cell, pickSide(taken, rng.bits() | 0, BITS, PLACES))
    }
  }
}

/** The lowest cell of which nothing is opened and a neighbour is taken. */
function lowestBeside(inner: Int32Array, words: Int32Array): number {
  let cell = 0
  while ((words[cell]! & OPENED_SIDES) !== 0 || (inner[cell]! & ~words[cell]! & FREE) === 0) cell++
  return cell
}

/** Hunts the lowest free cell and walks on from it, until there is none. */
function huntOn(
  cells: number,
  inner: Int32Array,
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  most: number,
  counts: Uint8Array,
  places: Uint8Array,
  rng: OwnStream,
): void {
  for (let cell = 0; cell < cells; cell++) {
    if ((words[cell]! & OPENED_SIDES) !== 0) continue
    const taken = inner[cell]! & ~words[cell]! & FREE
    open(words, reach, keep, cell, pickSide(taken, rng.bits() | 0, counts, places))
    walk(words, reach, keep, most, counts, places, cell, rng)
  }
}

/** A walk over free cells until it is stuck. */
function walk(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  most: number,
  counts: Uint8Array,
  places: Uint8Array,
  start: number,
  rng: OwnStream,
): void {
  let cell = start
  let word = words[cell]!
  strikeOut(words, reach, keep, most, tablesAt(word), cell)
  for (let free = word & FREE; free !== 0; free = word & FREE) {
    const side = pickSide(free, rng.bits() | 0, counts, places)
    const way = tablesAt(word) | side
    words[cell] = word | (1 << (side + OPENED))
    cell = (cell + reach[way]!) | 0
    word = words[cell]! | (~keep[way]! << OPENED)
    words[cell] = word
    strikeOut(words, reach, keep, most, tablesAt(word), cell)
  }
}

/** Opens a side at both of its cells. */
function open(words: Int32Array, reach: Int32Array, keep: Int32Array, cell: number, side: number): void {
  const word = words[cell]!
  const way = tablesAt(word) | side
  words[cell] = word | (1 << (side + OPENED))
  words[cell + reach[way]!]! |= ~keep[way]! << OPENED
}
