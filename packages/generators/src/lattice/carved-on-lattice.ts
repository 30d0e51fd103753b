import {
  type Grid,
  type LatticeGrid,
  type OwnStream,
  ownStream,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'

/**
 * Carves a lattice: `bytes` is a byte a position, all 0, whose bits 0 to 3 are
 * the open sides at the end. It may write whatever it likes to any position
 * meanwhile. The draws are those of the general kernel, one for one.
 */
export type LatticeKernel = (grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream) => void

/**
 * Has a kernel for lattices carve, where there is one to carve: a lattice whose
 * bytes are the store, with a stream of the library's own and nobody watching.
 * Returns whether it did; else the general kernel must, over the graph form.
 * All has been checked before.
 */
export function carvedOnLattice(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  recorder: Recorder | undefined,
  kernel: LatticeKernel,
): boolean {
  if (grid.kind !== 'lattice' || recorder !== undefined) return false
  const stream = ownStream(rng)
  const bytes = passages.openBytes()
  if (stream === null || bytes === null) return false
  try {
    kernel(grid, bytes, stream)
  } catch (error) {
    bytes.fill(0)
    throw error
  }
  return true
}
