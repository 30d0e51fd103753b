import { MazeError, shown } from '../errors.js'
import type { LatticeGrid } from '../grid.js'
import { OUTSIDE } from '../grid.js'
import { OPEN_BITS } from './lattice-store.js'
import { cellAt } from './position-of.js'

/** Bits of open sides. */
const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8

/** The bytes, where they are those of passages of a lattice; else throws `BAD_ARGUMENT`. */
export function checkedBytes(grid: LatticeGrid, bytes: Uint8Array): Uint8Array {
  const { positions, stride } = grid
  if (!(bytes instanceof Uint8Array) || bytes.length !== positions)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'bytes',
      expected: `${positions} bytes`,
      got: bytes instanceof Uint8Array ? `${bytes.length}` : shown(bytes),
    })
  const bad = badPosition(grid, bytes, stride | 0)
  if (bad >= 0)
    throw new MazeError('BAD_ARGUMENT', {
      name: `bytes[${bad}]`,
      expected:
        cellAt(grid, bad) === OUTSIDE
          ? '0, as no cell is there'
          : 'the bits of open sides, the same at their other ends',
      got: shown(bytes[bad]),
    })
  // Kernels read four bytes at a time, which have to begin at a multiple of four.
  return bytes.constructor === Uint8Array && bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes)
}

/**
 * The first position that has other bits, or a side that is not open from
 * across, or -1. Whoever has no cell has no side open, so that no side can be
 * open to there.
 */
function badPosition(grid: LatticeGrid, bytes: Uint8Array, stride: number): number {
  for (let position = 0; position < bytes.length; position++) {
    const byte = bytes[position]!
    if (byte === 0) continue
    if (byte > OPEN_BITS || cellAt(grid, position) === OUTSIDE) return position
    const back =
      ((bytes[position - stride]! & SOUTH) >> 2) |
      ((bytes[position + 1]! & WEST) >> 2) |
      ((bytes[position + stride]! & NORTH) << 2) |
      ((bytes[position - 1]! & EAST) << 2)
    if (back !== byte) return position
  }
  return -1
}
