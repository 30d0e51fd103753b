import { borrowInts, giveBackInts, type OwnStream } from '@meikyuu/grid'
import { belowWord } from '../streams/below-word.js'
import type { CellWords } from './cell-words.js'
import { OPENED, OPENED_SIDES, tablesAt } from './free-words.js'

/** Room for so many edges to begin with. */
const FIRST_ROOM = 4096

/** A cell taken in has at most this many new edges. */
const NEW_EDGES = 8

/**
 * Prim's algorithm over a random frontier edge in words. An edge is its far
 * cell and, in the lowest three bits, the side of that cell which leads back to
 * the maze: of what is taken from the frontier in vain, one word is looked at.
 */
export function primWords(board: CellWords, words: Int32Array, rng: OwnStream): void {
  const { reach, keep, back, most } = board
  let frontier = borrowInts(FIRST_ROOM)
  const start = rng.below(board.cells) | 0
  const word = words[start]!
  // Until the first side is opened, the cell to begin with would look free.
  words[start] = word | OPENED_SIDES
  let length = appendEdges(words, reach, back, most, start, tablesAt(word), frontier, 0)
  words[start] = word
  while (length > 0) {
    length = grow(words, reach, keep, back, most, frontier, length | 0, rng)
    if (length === 0) break
    const longer = borrowInts(frontier.length * 2)
    longer.set(frontier)
    giveBackInts(frontier)
    frontier = longer
  }
  giveBackInts(frontier)
}

/** Until the frontier is empty, or has no room for another cell's edges; returns its length. */
function grow(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  back: Uint8Array,
  most: number,
  frontier: Int32Array,
  had: number,
  rng: OwnStream,
): number {
  const room = (frontier.length - NEW_EDGES) | 0
  let length = had
  while (length > 0 && length <= room) {
    const place = belowWord(rng.bits() | 0, length)
    const edge = frontier[place]!
    const cell = edge >>> 3
    const word = words[cell]!
    length = (length - 1) | 0
    frontier[place] = frontier[length]!
    if ((word & OPENED_SIDES) !== 0) continue
    const base = tablesAt(word)
    const way = base | (edge & 7)
    words[cell] = word | (1 << ((edge & 7) + OPENED))
    words[cell + reach[way]!]! |= ~keep[way]! << OPENED
    length = appendEdges(words, reach, back, most, cell, base, frontier, length)
  }
  return length
}

/** Appends the edges to free neighbours, in side order; returns the new length. */
function appendEdges(
  words: Int32Array,
  reach: Int32Array,
  back: Uint8Array,
  most: number,
  cell: number,
  base: number,
  frontier: Int32Array,
  had: number,
): number {
  let length = had
  const end = base + most
  for (let way = base; way < end; way++) {
    const next = (cell + reach[way]!) | 0
    // Written in any case and kept if free: cheaper than a branch that nobody can foresee.
    frontier[length] = (next << 3) | back[way]!
    length = (length + (((words[next]! & OPENED_SIDES) - 1) >>> 31)) | 0
  }
  return length
}
