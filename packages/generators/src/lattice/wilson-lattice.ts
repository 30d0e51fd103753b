import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream, positionOf } from '@meikyuu/grid'
import { shuffleInts } from '../shuffle-ints.js'
import { blockOutside, keepOpen } from './block-outside.js'
import { listPositions } from './list-positions.js'
import { PICKED, twelfthOf } from './pick-side.js'
import { stepsOut } from './steps.js'

/*
 * A byte while walks go on: bits 0 to 3 the open sides; bits 4 and 5 the side by
 * which a walk last left the cell; and:
 */

/** The cell is in the tree: bit 6. */
const IN_TREE = 0x40
/** Not all four neighbours are cells. */
const EDGE = 0x80
/** No cell: as if in the tree, at an edge, left by side 3, with no side open, which no cell can be. */
const NONE = 0xf0

/** So many cells of the order are looked at before walks start from them. */
const AT_ONCE = 256

/** Wilson's algorithm on a lattice: the way out of each cell is in its byte. The order of the cells takes four bytes each. */
export function wilsonLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  const { cells, stride } = grid
  const order = borrowInts(cells)
  blockOutside(grid, bytes, NONE)
  listPositions(grid, order)
  markEdges(grid, bytes, order)
  bytes[positionOf(grid, rng.below(cells))]! |= IN_TREE
  shuffleInts(order, rng, cells)
  walkAll(bytes, order, cells, stride | 0, stepsOut(stride), PICKED, rng)
  giveBackInts(order)
  keepOpen(bytes)
}

function markEdges(
  { width, height, stride, mask, cells }: LatticeGrid,
  bytes: Uint8Array,
  list: Int32Array,
): void {
  if (mask !== null) {
    for (let i = 0; i < cells; i++) if (innerSides(bytes, stride, list[i]!) !== 15) bytes[list[i]!] = EDGE
    return
  }
  bytes.fill(EDGE, stride, stride + width)
  bytes.fill(EDGE, height * stride, height * stride + width)
  for (let row = stride; row <= height * stride; row += stride) {
    bytes[row] = EDGE
    bytes[row + width - 1] = EDGE
  }
}

/** The sides of a cell that lead to cells: bit `s` for side `s`. */
function innerSides(bytes: Uint8Array, stride: number, here: number): number {
  return (
    (bytes[here - stride] === NONE ? 0 : 1) |
    (bytes[here + 1] === NONE ? 0 : 2) |
    (bytes[here + stride] === NONE ? 0 : 4) |
    (bytes[here - 1] === NONE ? 0 : 8)
  )
}

function walkAll(
  bytes: Uint8Array,
  order: Int32Array,
  cells: number,
  stride: number,
  out: Int32Array,
  picked: Uint8Array,
  rng: OwnStream,
): void {
  for (let from = 0; from < cells; from += AT_ONCE) {
    const to = bringForward(bytes, order, from, Math.min(cells, from + AT_ONCE))
    for (let i = from; i < to; i++) {
      const start = order[i]!
      if ((bytes[start]! & IN_TREE) !== 0) continue
      walk(bytes, start, stride, out, picked, rng)
      join(bytes, start, out)
    }
  }
}

/**
 * Brings cells that are not in the tree yet to the front of theirs, without a
 * branch, which nobody could foresee, and with nothing else to do while their
 * bytes are fetched. Returns where they end.
 */
function bringForward(bytes: Uint8Array, order: Int32Array, from: number, toGiven: number): number {
  const to = toGiven | 0
  let end = from | 0
  for (let i = from | 0; i < to; i++) {
    const start = order[i]!
    order[end] = start
    end = (end + 1 - ((bytes[start]! >> 6) & 1)) | 0
  }
  return end
}

/** A walk until it meets the tree. It leaves behind by which side it last left each cell. */
function walk(
  bytes: Uint8Array,
  start: number,
  strideGiven: number,
  out: Int32Array,
  picked: Uint8Array,
  rng: OwnStream,
): void {
  const stride = strideGiven | 0
  const inTree = IN_TREE | 0
  const edge = EDGE | 0
  let here = start | 0
  for (let byte = bytes[here]!; (byte & inTree) === 0; byte = bytes[here]!) {
    const bits = rng.bits() | 0
    let side = bits >>> 30
    if ((byte & edge) !== 0) side = picked[innerSides(bytes, stride, here) * 12 + twelfthOf(bits)]!
    bytes[here] = (byte & edge) | (side << 4)
    here = (here + out[side]!) | 0
  }
}

/** Follows the sides left by, which skips the loops, and takes what is on the way into the tree. */
function join(bytes: Uint8Array, start: number, out: Int32Array): void {
  const inTree = IN_TREE | 0
  let here = start | 0
  for (let byte = bytes[here]!; (byte & inTree) === 0; ) {
    const side = (byte >> 4) & 3
    bytes[here] = byte | inTree | (1 << side)
    here = (here + out[side]!) | 0
    byte = bytes[here]! | (1 << (side ^ 2))
    bytes[here] = byte
  }
}
