import { EDGES_AHEAD, EDGES_AT_ONCE } from '../edges-at-once.js'
import { farPieceOf, hang, hangFar, pieceOf } from '../pieces.js'

/** The most positions whose pieces, 8 MB, a cache holds for the greater part. */
const MOST_NEAR = 2 ** 21

/**
 * Opens edges that join two pieces, in their order, until `joins` have. An edge is twice the
 * position of its lower cell, and 1 more where it leads south. The list of them is overwritten.
 */
export function joinEdges(
  bytes: Uint8Array,
  edges: Int32Array,
  length: number,
  pieces: Int32Array,
  stride: number,
  joins: number,
): void {
  const join = pieces.length <= MOST_NEAR ? joinNear : joinFar
  let left = joins | 0
  for (let from = 0; from < length && left > 0; from += EDGES_AT_ONCE)
    left = join(bytes, edges, from | 0, Math.min(length, from + EDGES_AT_ONCE) | 0, pieces, stride | 0, left)
}

/**
 * Joins by edges from one place up to, not including, another. Returns how many joins are left.
 *
 * What is read ahead is only to be near by when its turn comes; it is written where an edge has
 * been, so that no engine leaves the reading out. Whether an edge leads east or south is a matter
 * of chance, and reckoned with, not branched on.
 */
function joinNear(
  bytes: Uint8Array,
  edges: Int32Array,
  from: number,
  to: number,
  pieces: Int32Array,
  stride: number,
  joins: number,
): number {
  const further = (stride - 1) | 0
  const ahead = EDGES_AHEAD | 0
  let left = joins | 0
  let warm = 0
  for (let i = from; i < to && left > 0; i++) {
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
  edges[from] = warm
  return left
}

/**
 * The same for pieces that no cache holds. Written out, and not handed `pieceOf` and `hang`: V8 puts
 * only functions that it knows in place of their calls. It goes on to its last edge: once all is
 * joined, none joins two pieces.
 */
function joinFar(
  bytes: Uint8Array,
  edges: Int32Array,
  from: number,
  to: number,
  pieces: Int32Array,
  stride: number,
  joins: number,
): number {
  const further = (stride - 1) | 0
  const ahead = EDGES_AHEAD | 0
  let left = joins | 0
  let warm = 0
  for (let i = from; i < to; i++) {
    const coming = edges[(i + ahead) | 0]!
    const there = coming >>> 1
    warm ^= pieces[there]! ^ pieces[(there + 1 + (further & -(coming & 1))) | 0]!
    const edge = edges[i]!
    const position = edge >>> 1
    const south = edge & 1
    const other = (position + 1 + (further & -south)) | 0
    const a = farPieceOf(pieces, other)
    const b = farPieceOf(pieces, position)
    if (a === b) continue
    hangFar(pieces, a, b)
    bytes[position] = bytes[position]! | (2 << south)
    bytes[other] = bytes[other]! | (8 >> (3 * south))
    left = (left - 1) | 0
  }
  edges[from] = warm
  return left
}
