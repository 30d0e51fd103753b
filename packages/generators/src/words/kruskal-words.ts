import { borrowInts, giveBackInts, type OwnStream } from '@meikyuu/grid'
import { borrowLongInts, giveBackLongInts } from '../long-ints.js'
import { hang, pieceOf } from '../pieces.js'
import { shuffleInts } from '../shuffle-ints.js'
import type { CellWords } from './cell-words.js'
import { OPENED, tablesAt } from './free-words.js'

/** Kruskal's algorithm in words. An edge is its lower cell and, in the lowest three bits, that cell's side. */
export function kruskalWords(board: CellWords, words: Int32Array, rng: OwnStream): void {
  const { cells, reach, keep, most, edges: length } = board
  // One place more is written to and not kept.
  const edges = borrowLongInts(length + 1)
  const pieces = borrowInts(cells)
  listEdges(words, reach, most, cells, edges)
  shuffleInts(edges, rng, length)
  pieces.fill(-1, 0, cells)
  joinEdges(words, reach, keep, edges, length, pieces, cells - 1)
  giveBackInts(pieces)
  giveBackLongInts(edges)
}

function listEdges(
  words: Int32Array,
  reach: Int32Array,
  most: number,
  cells: number,
  edges: Int32Array,
): void {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const base = tablesAt(words[cell]!)
    for (let side = 0; side < most; side++) {
      edges[length] = (cell << 3) | side
      // 1 where the cell across is the higher.
      length += -reach[base + side]! >>> 31
    }
  }
}

/** Opens edges that join two pieces, in their order, until `joins` have. */
function joinEdges(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  edges: Int32Array,
  length: number,
  pieces: Int32Array,
  joins: number,
): void {
  let left = joins
  for (let i = 0; i < length && left > 0; i++) {
    const edge = edges[i]!
    const cell = edge >>> 3
    const word = words[cell]!
    const way = tablesAt(word) | (edge & 7)
    const other = (cell + reach[way]!) | 0
    const a = pieceOf(pieces, other)
    const b = pieceOf(pieces, cell)
    if (a === b) continue
    hang(pieces, a, b)
    words[cell] = word | (1 << ((edge & 7) + OPENED))
    words[other]! |= ~keep[way]! << OPENED
    left = (left - 1) | 0
  }
}
