import { borrowInts, type GraphGrid, giveBackInts, type Recorder, type Rng, shuffle } from '@meikyuu/grid'
import { joinPieces, pieceOf } from './pieces.js'

/**
 * Joins what is apart, by Kruskal's: all sides between cells of different
 * pieces in random order, each opened that still joins two. Returns how many
 * were.
 *
 * Draws: a shuffle of those sides, one fewer than there are, and none where
 * nothing is apart. They stand in the order of their lower cell, then that
 * cell's side order.
 *
 * @param left How many passages are wanting.
 */
export function joinApart(
  graph: GraphGrid,
  open: Uint8Array,
  pieces: Int32Array,
  left: number,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  if (left === 0) return
  // One place more is written to and not kept.
  const edges = borrowInts((graph.sides >> 1) + 1)
  const length = listApart(graph, pieces, edges)
  shuffle(edges, rng, length)
  joinOver(graph, open, pieces, edges, length, left, recorder)
  giveBackInts(edges)
}

function listApart({ cells, first, across }: GraphGrid, pieces: Int32Array, edges: Int32Array): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    const piece = pieceOf(pieces, cell)
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (other < cell || pieceOf(pieces, other) === piece) continue
      edges[length++] = side
    }
  }
  return length
}

function joinOver(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  pieces: Int32Array,
  edges: Int32Array,
  length: number,
  left: number,
  recorder: Recorder | undefined,
): void {
  for (let i = 0, wanting = left; i < length && wanting > 0; i++) {
    const side = edges[i]!
    const higher = across[side]!
    const twin = first[higher]! + slot[side]!
    const a = pieceOf(pieces, across[twin]!)
    const b = pieceOf(pieces, higher)
    recorder?.weigh(side)
    if (a === b) continue
    joinPieces(pieces, a, b)
    open[side] = 1
    open[twin] = 1
    recorder?.join(side)
    wanting--
  }
}
