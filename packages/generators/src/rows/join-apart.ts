import { borrowInts, type GraphGrid, giveBackInts, type Recorder, type Rng, shuffle } from '@meikyuu/grid'
import { joinPieces } from '../join-pieces.js'
import { pieceOf } from '../pieces.js'

/**
 * Joins what is apart, by Kruskal's: all sides between cells of different
 * pieces in random order, each opened that still joins two.
 *
 * Draws: a shuffle of those sides, one fewer than there are, and none where
 * nothing is apart. They stand in the order of their lower cell, then that
 * cell's side order.
 *
 * @param joins How many passages are wanting.
 */
export function joinApart(
  graph: GraphGrid,
  open: Uint8Array,
  pieces: Int32Array,
  joins: number,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  if (joins === 0) return
  const edges = borrowInts(graph.sides >> 1)
  const length = listApart(graph, pieces, edges)
  shuffle(edges, rng, length)
  joinPieces(graph, open, edges, length, pieces, joins, recorder)
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
