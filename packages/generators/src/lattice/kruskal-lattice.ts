import {
  borrowInts,
  giveBackInts,
  holdsCell,
  type LatticeGrid,
  MazeError,
  type OwnStream,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { borrowLongInts, giveBackLongInts } from '../long-ints.js'
import { hang, pieceOf } from '../pieces.js'
import { shuffleInts } from '../shuffle-ints.js'

/** How many edges ahead pieces are asked for. */
const AHEAD = 32

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
  const edges = borrowLongInts(cells * 2 + AHEAD)
  const pieces = borrowInts(positions)
  const length = listEdges(grid, edges)
  shuffleInts(edges, rng, length)
  edges.fill(0, length, length + AHEAD)
  pieces.fill(-1, 0, positions)
  joinEdges(bytes, edges, length | 0, pieces, stride | 0, (cells - 1) | 0)
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

/**
 * Opens edges that join two pieces, in their order, until `joins` have. What is
 * read ahead is only to be near by when its turn comes; it is handed back so that
 * no engine leaves the reading out. Whether an edge leads east or south is a
 * matter of chance, and reckoned with, not branched on.
 */
function joinEdges(
  bytes: Uint8Array,
  edges: Int32Array,
  lengthGiven: number,
  pieces: Int32Array,
  strideGiven: number,
  joins: number,
): number {
  const length = lengthGiven | 0
  const further = (strideGiven - 1) | 0
  const ahead = AHEAD | 0
  let left = joins | 0
  let warm = 0
  for (let i = 0; i < length && left > 0; i++) {
    const coming = edges[(i + ahead) | 0]!
    const there = coming >>> 1
    warm ^= pieces[there]! ^ pieces[(there + 1 + (further & -(coming & 1))) | 0]!
    const edge = edges[i]!
    const position = edge >>> 1
    const south = edge & 1
    const other = (position + 1 + (further & -south)) | 0
    const a = pieceOf(pieces, other)
    const b = pieceOf(pieces, position)
    if (a === b) continue
    hang(pieces, a, b)
    // East and west, or as one place higher and three lower south and north.
    bytes[position] = bytes[position]! | (2 << south)
    bytes[other] = bytes[other]! | (8 >> (3 * south))
    left = (left - 1) | 0
  }
  return warm
}
