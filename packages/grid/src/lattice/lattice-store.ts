import { newBytes } from '../allocate.js'
import type { LatticeGrid } from '../grid.js'
import type { ReadonlyInts } from '../read-only.js'
import { checkGraphForm } from './lattice-limits.js'
import { holdsCell } from './lattice-mask.js'
import { LATTICE_SIDES } from './lattice-sides.js'

/** The bits of a lattice's byte that say which sides are open: bit `s` is side `s`. */
export const OPEN_BITS = 15

/**
 * A byte a side, of a byte a cell.
 *
 * @throws MazeError `TOO_BIG` for more cells than `GRAPH_FORM_CELLS`.
 */
export function openOfBytes(grid: LatticeGrid, bytes: Uint8Array): Uint8Array {
  checkGraphForm(grid.cells)
  const open = newBytes(grid.sides)
  let side = 0
  for (let row = 1; row <= grid.height; row++) {
    const from = row * grid.stride
    side = spreadRow(grid.mask?.bits ?? null, from | 0, (from + grid.width) | 0, bytes, open, side)
  }
  return open
}

/** A byte a cell, of a byte a side. */
export function packOpen(grid: LatticeGrid, open: Uint8Array, bytes: Uint8Array): void {
  let side = 0
  for (let row = 1; row <= grid.height; row++) {
    const from = row * grid.stride
    side = packRow(grid.mask?.bits ?? null, from | 0, (from + grid.width) | 0, open, bytes, side)
  }
}

function spreadRow(
  bits: ReadonlyInts | null,
  from: number,
  to: number,
  bytes: Uint8Array,
  open: Uint8Array,
  firstSide: number,
): number {
  let side = firstSide | 0
  for (let position = from; position < to; position++) {
    if (bits !== null && !holdsCell(bits, position)) continue
    const byte = bytes[position]!
    open[side] = byte & 1
    open[side + 1] = (byte >> 1) & 1
    open[side + 2] = (byte >> 2) & 1
    open[side + 3] = (byte >> 3) & 1
    side = (side + LATTICE_SIDES) | 0
  }
  return side
}

function packRow(
  bits: ReadonlyInts | null,
  from: number,
  to: number,
  open: Uint8Array,
  bytes: Uint8Array,
  firstSide: number,
): number {
  let side = firstSide | 0
  for (let position = from; position < to; position++) {
    if (bits !== null && !holdsCell(bits, position)) continue
    bytes[position] = open[side]! | (open[side + 1]! << 1) | (open[side + 2]! << 2) | (open[side + 3]! << 3)
    side = (side + LATTICE_SIDES) | 0
  }
  return side
}

/** How many sides are open in the bytes of a lattice, both ends counted. */
export function openEnds(bytes: Uint8Array): number {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  return bitsInWords(words)
}

function bitsInWords(words: Int32Array): number {
  let ends = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i]! & 0x0f0f0f0f
    const pairs = word - ((word >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    ends += Math.imul(fours, 0x01010101) >>> 24
  }
  return ends
}
