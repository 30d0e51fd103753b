import type { LatticeGrid } from '../grid.js'
import { Lattice } from './lattice.js'

/** Whether something is a lattice, made by this copy of the package. */
export function isLattice(thing: unknown): thing is LatticeGrid {
  return thing instanceof Lattice
}
