import { borrowBytes, borrowInts, giveBackBytes, giveBackInts, type OwnStream } from '@meikyuu/grid'
import { EDGES_AHEAD, EDGES_AT_ONCE } from '../edges-at-once.js'
import { borrowLongInts, giveBackLongInts } from '../long-ints.js'
import { hang, pieceOf } from '../pieces.js'
import { shuffleInts } from '../shuffle-ints.js'
import type { CellWords } from './cell-words.js'
import { KIND, OPENED, tablesAt } from './free-words.js'

/** An edge of a cell of the usual kind. In an edge the side is below this bit, and the cell above. */
const USUAL = 8

/**
 * Kruskal's algorithm in words. An edge is its lower cell, in the lowest three bits that cell's side,
 * and in bit 3 whether the cell is of the usual kind: then where the side leads is known without its
 * word. Opened sides are noted in bytes, which stay nearer than words do, and put into the words at the end.
 */
export function kruskalWords(board: CellWords, words: Int32Array, rng: OwnStream): void {
  const { cells, edges: length } = board
  const edges = borrowLongInts(length + EDGES_AHEAD)
  const pieces = borrowInts(cells)
  const opened = borrowBytes(cells)
  listEdges(words, board.higher, board.usual, cells, edges)
  shuffleInts(edges, rng, length)
  edges.fill(0, length, length + EDGES_AHEAD)
  pieces.fill(-1, 0, cells)
  opened.fill(0, 0, cells)
  joinAll(board, words, edges, pieces, opened)
  for (let cell = 0; cell < cells; cell++) words[cell]! |= opened[cell]! << OPENED
  giveBackBytes(opened)
  giveBackInts(pieces)
  giveBackLongInts(edges)
}

function listEdges(
  words: Int32Array,
  higher: Uint8Array,
  usual: number,
  cells: number,
  edges: Int32Array,
): void {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const kind = words[cell]! >> KIND
    const first = (cell << 4) | (kind === usual ? USUAL : 0)
    for (let sides = higher[kind]!; sides !== 0; sides &= sides - 1) {
      edges[length] = first | (31 - Math.clz32(sides & -sides))
      length = (length + 1) | 0
    }
  }
}

/** Opens edges that join two pieces, in their order, until all cells are joined. */
function joinAll(
  { cells, reach, keep, usual, edges: length }: CellWords,
  words: Int32Array,
  edges: Int32Array,
  pieces: Int32Array,
  opened: Uint8Array,
): void {
  const base = usual * 8
  let left = (cells - 1) | 0
  for (let from = 0; from < length && left > 0; from += EDGES_AT_ONCE) {
    const to = Math.min(length, from + EDGES_AT_ONCE) | 0
    left = joinEdges(words, reach, keep, base | 0, edges, from | 0, to, pieces, opened, left)
  }
}

/**
 * Joins by edges from one place up to, not including, another. Returns how many joins are left.
 * What is read ahead, of the lower cell only, is written where an edge has been, as on a lattice.
 * `base` is where the tables of the usual kind begin.
 */
function joinEdges(
  words: Int32Array,
  reach: Int32Array,
  keep: Int32Array,
  base: number,
  edges: Int32Array,
  from: number,
  to: number,
  pieces: Int32Array,
  opened: Uint8Array,
  joins: number,
): number {
  const ahead = EDGES_AHEAD | 0
  let left = joins | 0
  let warm = 0
  for (let i = from; i < to && left > 0; i++) {
    warm ^= pieces[edges[(i + ahead) | 0]! >>> 4]!
    const edge = edges[i]!
    const cell = edge >>> 4
    const way = ((edge & 8) !== 0 ? base : tablesAt(words[cell]!)) | (edge & 7)
    const other = (cell + reach[way]!) | 0
    const a = pieceOf(pieces, other)
    const b = pieceOf(pieces, cell)
    if (a === b) continue
    hang(pieces, a, b)
    opened[cell] = opened[cell]! | (1 << (edge & 7))
    opened[other] = opened[other]! | ~keep[way]!
    left = (left - 1) | 0
  }
  edges[from] = warm
  return left
}
