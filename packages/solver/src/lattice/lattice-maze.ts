import type { LatticeGrid, MazeBody } from '@meikyuu/grid'

/*
 * A byte of a lattice's passages has four bits to spare. Kernels mark cells in
 * them, and leave none behind: a call ends with `clearMarks`, also where it
 * throws, and nobody else sees the bytes in between.
 */

/**
 * A maze on a lattice whose passages are stored as bytes.
 *
 * @internal
 */
export interface LatticeMaze {
  /** The board. */
  readonly grid: LatticeGrid
  /** A byte a position: bits 0 to 3 are the open sides. */
  readonly bytes: Uint8Array
}

/**
 * A maze as kernels for lattices take it; null where it is on a graph, or where
 * somebody has read `passages.open` and so that is the store. The graph form has
 * been made then.
 *
 * @internal
 */
export function latticeMazeOf({ grid, passages }: MazeBody): LatticeMaze | null {
  if (grid.kind !== 'lattice') return null
  const bytes = passages.openBytes()
  return bytes === null ? null : { grid, bytes }
}

/**
 * Leaves only the open sides in all bytes.
 *
 * @internal
 */
export function clearMarks(bytes: Uint8Array): void {
  maskWords(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2))
}

function maskWords(words: Int32Array): void {
  for (let i = 0; i < words.length; i++) words[i] = words[i]! & 0x0f0f0f0f
}
