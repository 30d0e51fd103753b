import type { Cut } from '../cut.js'
import type { LatticeGrid } from '../grid.js'
import { checkMask } from '../masks/check-mask.js'
import type { Mask } from '../masks/mask.js'
import { cutLattice } from './cut-lattice.js'

/**
 * The squares of {@link maskedGrid} as a lattice: the same cells and sides in
 * the same order, the same islands; two bits a place are stored and nothing a
 * cell.
 *
 * @throws MazeError `EMPTY_MASK` for a mask without a cell, `TOO_SMALL` where
 * the biggest piece is a single cell, `BAD_MASK` for what is no mask, `TOO_BIG`
 * where the positions of its cells cannot be numbered.
 *
 * @example
 * ```ts
 * const { grid, leftOut } = maskedLattice(maskFromText(['##..#', '###..']))
 * grid.cells // => 5
 * leftOut // => 1
 * ```
 */
export function maskedLattice(mask: Mask): Cut<LatticeGrid> {
  const { width, height, bytes } = checkMask(mask)
  return cutLattice('square', width, height, (column, row) => Boolean(bytes[row * width + column]))
}
