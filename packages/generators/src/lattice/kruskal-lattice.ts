import { borrowInts, giveBackInts, holdsCell, type LatticeGrid, type OwnStream, shuffle } from '@meikyuu/grid'
import { hang, pieceOf } from '../pieces.js'

const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8

/**
 * Kruskal's algorithm on a lattice. The shuffled edges take four bytes each, two
 * edges a cell, and the pieces four a position.
 */
export function kruskalLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  const { cells, stride, positions } = grid
  const edges = borrowInts(cells * 2)
  const pieces = borrowInts(positions)
  const length = listEdges(grid, edges)
  shuffle(edges, rng, length)
  pieces.fill(-1, 0, positions)
  joinEdges(bytes, edges, length, pieces, stride | 0, (cells - 1) | 0)
  giveBackInts(pieces)
  giveBackInts(edges)
}

/** Edges in the order of their lower cells, east before south: twice the position, and 1 for south. */
function listEdges({ width, height, stride, mask }: LatticeGrid, edges: Int32Array): number {
  let length = 0
  for (let row = stride; row <= height * stride; row += stride)
    for (let position = row; position < row + width; position++) {
      if (mask !== null && !holdsCell(mask.bits, position)) continue
      const isLast = position === row + width - 1
      if (mask === null ? !isLast : holdsCell(mask.bits, position + 1)) edges[length++] = position << 1
      const isLow = row === height * stride
      if (mask === null ? !isLow : holdsCell(mask.bits, position + stride))
        edges[length++] = (position << 1) | 1
    }
  return length
}

function joinEdges(
  bytes: Uint8Array,
  edges: Int32Array,
  length: number,
  pieces: Int32Array,
  stride: number,
  joins: number,
): void {
  let left = joins
  for (let i = 0; i < length && left > 0; i++) {
    const edge = edges[i]!
    const position = edge >>> 1
    const south = edge & 1
    const other = (position + (south === 1 ? stride : 1)) | 0
    const a = pieceOf(pieces, other)
    const b = pieceOf(pieces, position)
    if (a === b) continue
    hang(pieces, a, b)
    bytes[position] = bytes[position]! | (south === 1 ? SOUTH : EAST)
    bytes[other] = bytes[other]! | (south === 1 ? NORTH : WEST)
    left = (left - 1) | 0
  }
}
