import type { LatticeGrid } from '../grid.js'
import { checkOutline } from '../shapes/check-outline.js'
import { OUTLINES, type OutlineName } from '../shapes/outlines.js'
import { cutLattice } from './cut-lattice.js'

/**
 * The squares of {@link outlineGrid} as a lattice: the same cells and sides in
 * the same order.
 *
 * @throws MazeError `BAD_SIZE` where the number is not whole, `TOO_SMALL` where
 * it is below 2 or fewer than two cells are left, `TOO_BIG` where the positions
 * of its cells cannot be numbered, `NO_SUCH_SHAPE` for an unknown outline.
 *
 * @example
 * ```ts
 * outlineLattice('diamond', 5).cells // => 13
 * ```
 */
export function outlineLattice(outline: OutlineName, size: number): LatticeGrid {
  checkOutline(outline, size)
  const within = OUTLINES[outline]
  // A place's centre from -1 to 1, in the order of operations that `outlineGrid` has.
  const along = (place: number): number => (2 * (place + 0.5)) / size - 1
  return cutLattice(outline, size, size, (column, row) => within(along(column), along(row))).grid
}
