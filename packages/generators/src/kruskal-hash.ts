import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  graphOf,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkBoard } from './check-board.js'
import { edgeWeight } from './edge-weight.js'
import type { GeneratorOptions } from './generator-entry.js'
import { joinPieces } from './join-pieces.js'
import { carvedOnLattice } from './lattice/carved-on-lattice.js'
import { carvedOnSquares } from './lattice/carved-on-squares.js'
import { kruskalHashLattice } from './lattice/kruskal-hash-lattice.js'
import { lightestTree } from './lightest-tree.js'
import { listEdges } from './list-edges.js'
import { orderByWeight } from './order-by-weight.js'
import { rowKey } from './rows/row-key.js'

/** Squares in flat arrays are carved in tiles from so many cells on: fewer are put together sooner than a tile is set up. */
const TILE_CELLS = 100

/**
 * Kruskal's algorithm by hashed weights: each edge's weight is a hash of the
 * maze's key and of the edge itself, the lightest edges come first, and each is
 * carved that joins two pieces. Looks and chances are {@link kruskal}'s; but as
 * no weight depends on what was drawn before, it can be carved in tiles and on
 * as many cores as one likes, and is the same maze.
 *
 * Draws: two, the key, as `rowKey` takes it. The weight of the edge at slot `s` (its
 * place among the sides) of its lower cell `c` is 30 bits of a hash of the key, `c`
 * and `s`: with all in 32-bit whole numbers,
 *
 * ```text
 * x = c + s * 0x9E3779B9 + low
 * x = (x ^ x >>> 16) * 0x21F0AAAD ^ high
 * x = (x ^ x >>> 15) * 0xD35A2D97
 * weight = (x ^ x >>> 15) >>> 2
 * ```
 *
 * Of equal weights the edge with the lower `c` is the lighter, then that with the
 * lower `s`. The maze is the lightest spanning tree, and there is only one.
 *
 * Who watches sees edges by rising weight. Where nobody does, the same tree is
 * put together piece by piece, and tile by tile on a lattice and on whole boards of squares.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of each edge looked at (`weigh`) and each that joins two pieces (`join`).
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function kruskalHash(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  const carvedByTiles = grid.kind === 'graph' && grid.cells < TILE_CELLS ? carvedOnLattice : carvedOnSquares
  if (carvedByTiles(grid, passages, chance, recorder, kruskalHashLattice)) return
  const graph = graphOf(grid)
  const key = rowKey(chance)
  // One place more is written to and not kept.
  const weights = borrowInts((graph.sides >> 1) + 1)
  const length = weighEdges(graph, key.high | 0, key.low | 0, weights)
  allOrNothing(passages.open, () => {
    if (recorder === undefined) lightestTree(graph, passages.open, weights, length)
    else joinByWeight(graph, passages.open, weights, length, recorder)
  })
  giveBackInts(weights)
}

/** Fills in a weight for each edge, in the order of `listEdges`; returns how many there are. */
function weighEdges(
  { cells, first, across }: GraphGrid,
  high: number,
  low: number,
  weights: Int32Array,
): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const from = first[cell]!
    const end = first[cell + 1]!
    for (let side = from; side < end; side++) {
      weights[length] = edgeWeight(high, low, cell, (side - from) | 0)
      // 1 where the cell across is the higher, 0 where it is not or is OUTSIDE.
      length += (cell - across[side]!) >>> 31
    }
  }
  return length
}

/** Opens the lightest spanning tree, edge by edge in order of weight. */
function joinByWeight(
  graph: GraphGrid,
  open: Uint8Array,
  weights: Int32Array,
  length: number,
  recorder: Recorder,
): void {
  const listed = borrowInts(length + 1)
  const order = borrowInts(length)
  const pieces = borrowInts(graph.cells).fill(-1, 0, graph.cells)
  listEdges(graph, listed)
  orderByWeight(weights, order, length)
  for (let rank = 0; rank < length; rank++) order[rank] = listed[order[rank]!]!
  joinPieces(graph, open, order, length, pieces, graph.cells - 1, recorder)
  for (const array of [listed, order, pieces]) giveBackInts(array)
}
