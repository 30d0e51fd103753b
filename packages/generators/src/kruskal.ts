import {
  borrowInts,
  type GraphGrid,
  type Grid,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
  shuffle,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'

/**
 * Kruskal's algorithm: all edges in random order, each carved that joins two
 * pieces. Even everywhere, with many short dead ends.
 *
 * Draws: a shuffle of the edges, one fewer than there are edges. They stand in
 * the order of their lower cell, then that cell's side order.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of each edge looked at (`weigh`) and each that joins two pieces.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function kruskal(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, rng, recorder)
  // One place more is written to and not kept.
  const edges = borrowInts((graph.sides >> 1) + 1)
  const pieces = borrowInts(graph.cells)
  const length = listEdges(graph, edges)
  shuffle(edges, rng, length)
  allOrNothing(passages.open, () => joinPieces(graph, passages.open, edges, length, pieces, recorder))
  giveBackInts(pieces)
  giveBackInts(edges)
}

/** Fills in each edge as the side of its lower cell; returns how many there are. */
function listEdges({ cells, first, across }: GraphGrid, edges: Int32Array): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      edges[length] = side
      // 1 where the cell across is the higher, 0 where it is not or is OUTSIDE.
      length += (cell - across[side]!) >>> 31
    }
  }
  return length
}

/**
 * `pieces` is a forest of union and find: a cell's parent; at a root, the
 * size of its piece below zero. The smaller piece is hung on the bigger.
 */
function joinPieces(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  edges: Int32Array,
  length: number,
  pieces: Int32Array,
  recorder: Recorder | undefined,
): void {
  pieces.fill(-1, 0, cells)
  let left = cells - 1
  for (let i = 0; i < length && left > 0; i++) {
    const side = edges[i]!
    const higher = across[side]!
    const twin = first[higher]! + slot[side]!
    const a = pieceOf(pieces, higher)
    const b = pieceOf(pieces, across[twin]!)
    recorder?.weigh(side)
    if (a === b) continue
    const size = pieces[a]! + pieces[b]!
    if (pieces[a]! < pieces[b]!) {
      pieces[b] = a
      pieces[a] = size
    } else {
      pieces[a] = b
      pieces[b] = size
    }
    open[side] = 1
    open[twin] = 1
    recorder?.join(side)
    left--
  }
}

/** The root of a cell's tree; every other cell on the way is hung one step nearer to it (path halving). */
function pieceOf(pieces: Int32Array, cell: number): number {
  let at = cell
  let parent = pieces[at]!
  while (parent >= 0) {
    const above = pieces[parent]!
    if (above < 0) return parent
    pieces[at] = above
    at = above
    parent = pieces[at]!
  }
  return at
}
