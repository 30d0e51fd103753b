import {
  borrowInts,
  giveBackInts,
  type LatticeGrid,
  Mulberry32,
  type OwnStream,
  positionOf,
  type Xoshiro128,
} from '@meikyuu/grid'
import { MOST_NEAR_BYTES, readBytesAhead } from '../read-ahead.js'
import { shuffleInts } from '../shuffle-ints.js'
import { blockOutside, keepOpen } from './block-outside.js'
import { listPositions } from './list-positions.js'
import { PICKED, twelfthOf } from './pick-side.js'
import { stepsOut } from './steps.js'

/*
 * A byte while walks go on: bits 4 and 5 are the side by which a walk last left
 * the cell; bits 0 to 3 its open sides once it is in the tree, and before that
 * the sides that lead to no cell; and:
 */

/** The cell is in the tree: bit 6. Hot loops write it out: where a module is bundled, its constants are variables that are read. */
const IN_TREE = 0x40
/** No cell. */
const NONE = 0x80

/** So many cells of the order are looked at before walks start from them. */
const AT_ONCE = 256

/** Wilson's algorithm on a lattice: the way out of each cell is in its byte. The order of the cells takes four bytes each. */
export function wilsonLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  const { cells, stride } = grid
  const order = borrowInts(cells)
  blockOutside(grid, bytes, NONE)
  listPositions(grid, order)
  markEdges(grid, bytes, order)
  bytes[positionOf(grid, rng.below(cells))] = IN_TREE
  shuffleInts(order, rng, cells)
  const narrow = rng instanceof Mulberry32 ? rng : null
  const wide = rng instanceof Mulberry32 ? null : rng
  walkAll(bytes, order, cells, stepsOut(stride), PICKED, bytes.length > MOST_NEAR_BYTES, narrow, wide)
  giveBackInts(order)
  keepOpen(bytes)
}

/** Marks the sides that lead to no cell. */
function markEdges(
  { width, height, stride, mask, cells }: LatticeGrid,
  bytes: Uint8Array,
  list: Int32Array,
): void {
  if (mask !== null) {
    for (let i = 0; i < cells; i++) bytes[list[i]!] = outerSides(bytes, stride, list[i]!)
    return
  }
  const last = height * stride
  bytes.fill(1, stride, stride + width)
  for (let position = last; position < last + width; position++) bytes[position]! |= 4
  for (let row = stride; row <= last; row += stride) {
    bytes[row]! |= 8
    bytes[row + width - 1]! |= 2
  }
}

/** The sides of a cell that lead to no cell: bit `s` for side `s`. */
function outerSides(bytes: Uint8Array, stride: number, here: number): number {
  return (
    (bytes[here - stride] === NONE ? 1 : 0) |
    (bytes[here + 1] === NONE ? 2 : 0) |
    (bytes[here + stride] === NONE ? 4 : 0) |
    (bytes[here - 1] === NONE ? 8 : 0)
  )
}

/**
 * Walks from all cells. Where bytes are far, those of the cells are read ahead, and of the cells above
 * and below those that a walk starts from.
 *
 * Asks nothing before its loop: it runs once a maze, and V8 throws away code for what it has not seen done.
 */
function walkAll(
  bytes: Uint8Array,
  order: Int32Array,
  cells: number,
  out: Int32Array,
  picked: Uint8Array,
  isFar: boolean,
  narrow: Mulberry32 | null,
  wide: Xoshiro128 | null,
): void {
  const inTree = 0x40
  for (let from = 0; from < cells; from += AT_ONCE) {
    const last = Math.min(cells, from + AT_ONCE)
    let read = isFar ? readBytesAhead(bytes, order, from, last, 0) : 0
    const to = bringForward(bytes, order, from, last)
    if (isFar) {
      read |= readBytesAhead(bytes, order, from, to, out[0]!)
      read |= readBytesAhead(bytes, order, from, to, out[2]!)
    }
    let state = narrow === null ? 0 : narrow.state | 0
    for (let i = from; i < to; i++) {
      const start = order[i]!
      if ((bytes[start]! & inTree) !== 0) continue
      if (wide === null) state = narrowWalk(bytes, start, out, picked, state)
      else wideWalk(bytes, start, out, picked, wide)
      join(bytes, start, out)
    }
    if (narrow !== null) narrow.state = state
    order[from] = read
  }
}

/**
 * Brings cells that are not in the tree yet to the front of theirs, without a
 * branch, which nobody could foresee. Returns where they end.
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

/**
 * A walk until it meets the tree, by a mulberry32 whose state it takes, and returns as it is in the
 * end: kept in a variable, where a stream reads and writes a field at each draw. It leaves behind by
 * which side it last left each cell.
 *
 * The last step of a draw leaves its highest bits as they are, so a side that is two of them does not
 * wait for it.
 *
 * The first walk is long and comes when nothing is compiled. V8 compiles a loop that is running, and
 * better once it is entered anew: so it is left at every 1,024th step, for the state grows by an odd
 * number, and entered again.
 */
function narrowWalk(
  bytes: Uint8Array,
  start: number,
  out: Int32Array,
  picked: Uint8Array,
  stateGiven: number,
): number {
  const inTree = 0x40
  let state = stateGiven | 0
  let here = start | 0
  let byte = bytes[here]!
  while ((byte & inTree) === 0)
    do {
      state = (state + 0x6d2b79f5) | 0
      let t = Math.imul(state ^ (state >>> 15), state | 1)
      t ^= (t + Math.imul(t ^ (t >>> 7), t | 61)) | 0
      const outer = byte & 15
      let side = t >>> 30
      if (outer !== 0) side = picked[(15 ^ outer) * 12 + twelfthOf(t ^ (t >>> 14))]!
      bytes[here] = outer | (side << 4)
      here = (here + out[side]!) | 0
      byte = bytes[here]!
    } while ((byte & inTree) === 0 && (state & 1023) !== 0)
  return state
}

/**
 * The same by the wide stream, its words in variables too. The loop is left once in a thousand steps
 * or so, where ten bits of a draw are 0.
 */
function wideWalk(
  bytes: Uint8Array,
  start: number,
  out: Int32Array,
  picked: Uint8Array,
  rng: Xoshiro128,
): void {
  const inTree = 0x40
  let a = rng.a | 0
  let b = rng.b | 0
  let c = rng.c | 0
  let d = rng.d | 0
  let here = start | 0
  let byte = bytes[here]!
  let bits = 0
  while ((byte & inTree) === 0)
    do {
      bits = Math.imul(b, 5)
      bits = Math.imul((bits << 7) | (bits >>> 25), 9)
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = (d << 11) | (d >>> 21)
      const outer = byte & 15
      let side = bits >>> 30
      if (outer !== 0) side = picked[(15 ^ outer) * 12 + twelfthOf(bits)]!
      bytes[here] = outer | (side << 4)
      here = (here + out[side]!) | 0
      byte = bytes[here]!
    } while ((byte & inTree) === 0 && (bits & 1023) !== 0)
  rng.a = a
  rng.b = b
  rng.c = c
  rng.d = d
}

/** Follows the sides left by, which skips the loops, and takes what is on the way into the tree. */
function join(bytes: Uint8Array, start: number, out: Int32Array): void {
  const inTree = 0x40
  let here = start | 0
  let back = 0
  let byte = bytes[here]!
  while ((byte & inTree) === 0) {
    const side = byte >> 4
    bytes[here] = inTree | back | (1 << side)
    back = 1 << (side ^ 2)
    here = (here + out[side]!) | 0
    byte = bytes[here]!
  }
  bytes[here] = byte | back
}
