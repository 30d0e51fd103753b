import { type LatticeGrid, newInts } from '@meikyuu/grid'
import { cellsAtPositions } from './cells-at-positions.js'
import type { LatticeMaze } from './lattice-maze.js'

/** 1 for a byte with one open side. */
const ONE_OPEN: Uint8Array = /* @__PURE__ */ Uint8Array.of(0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)

/** `deadEndsOf` on a lattice: counted, then listed. */
export function deadEndsOnLattice({ grid, bytes }: LatticeMaze): Int32Array {
  const ends = newInts(countEnds(bytes, ONE_OPEN) + 1)
  const count = listEnds(bytes, ONE_OPEN, ends)
  cellsAtPositions(grid as LatticeGrid, ends, count)
  return ends.slice(0, count)
}

function countEnds(bytes: Uint8Array, one: Uint8Array): number {
  let count = 0
  for (let position = 0; position < bytes.length; position++) count += one[bytes[position]! & 15]!
  return count
}

/** One place more is written to and not kept. */
function listEnds(bytes: Uint8Array, one: Uint8Array, ends: Int32Array): number {
  let count = 0
  for (let position = 0; position < bytes.length; position++) {
    ends[count] = position
    count = (count + one[bytes[position]! & 15]!) | 0
  }
  return count
}
