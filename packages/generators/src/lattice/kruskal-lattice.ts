import {
  borrowInts,
  giveBackInts,
  holdsCell,
  type LatticeGrid,
  MazeError,
  type OwnStream,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { EDGES_AHEAD } from '../edges-at-once.js'
import { borrowLongInts, giveBackLongInts } from '../long-ints.js'
import { shuffleInts } from '../shuffle-ints.js'
import { joinEdges } from './join-edges.js'

/** The most cells: their edges, two a cell, have places that are 32-bit whole numbers. */
const MOST_CELLS = 2 ** 30

/**
 * Throws `TOO_BIG` for a lattice whose edges have no places.
 *
 * @internal
 */
export function checkPlaces({ cells }: Pick<LatticeGrid, 'cells'>): void {
  if (cells > MOST_CELLS)
    throw new MazeError('TOO_BIG', {
      what: 'the cells whose edges are shuffled',
      got: cells,
      most: MOST_CELLS,
    })
}

/**
 * Kruskal's algorithm on a lattice. The shuffled edges take four bytes each, two
 * edges a cell, and the pieces four a position: 13 bytes a cell in all.
 */
export function kruskalLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  const { cells, stride, positions } = grid
  const edges = borrowLongInts(cells * 2 + EDGES_AHEAD)
  const pieces = borrowInts(positions)
  const length = listEdges(grid, edges)
  shuffleInts(edges, rng, length)
  edges.fill(0, length, length + EDGES_AHEAD)
  pieces.fill(-1, 0, positions)
  joinEdges(bytes, edges, length, pieces, stride, cells - 1)
  giveBackInts(pieces)
  giveBackLongInts(edges)
}

/** Edges in the order of their lower cells, east before south: twice the position, and 1 for south. */
function listEdges({ width, height, stride, mask }: LatticeGrid, edges: Int32Array): number {
  let length = 0
  for (let row = 1; row <= height; row++) {
    const from = (row * stride) | 0
    length =
      mask === null
        ? listRow(edges, from, (from + width - 1) | 0, row < height ? 1 : 0, length)
        : listMaskedRow(mask.bits, edges, from, (from + width) | 0, stride, length)
  }
  return length
}

/** The edges of a whole row, from its first cell to its last; `down` is 1 where another follows. */
function listRow(edges: Int32Array, from: number, last: number, down: number, had: number): number {
  let length = had | 0
  for (let position = from; position < last; position++) {
    edges[length] = position << 1
    edges[length + 1] = (position << 1) | 1
    length = (length + 1 + down) | 0
  }
  if (down === 1) edges[length++] = (last << 1) | 1
  return length
}

function listMaskedRow(
  bits: ReadonlyInts,
  edges: Int32Array,
  from: number,
  to: number,
  stride: number,
  had: number,
): number {
  let length = had
  for (let position = from; position < to; position++) {
    if (!holdsCell(bits, position)) continue
    if (holdsCell(bits, position + 1)) edges[length++] = position << 1
    if (holdsCell(bits, position + stride)) edges[length++] = (position << 1) | 1
  }
  return length
}
