import type { LatticeGrid } from '../grid.js'
import { checkSize } from '../shapes/check-size.js'
import { Lattice } from './lattice.js'
import { checkPositions } from './lattice-limits.js'

/**
 * The squares of {@link squareGrid} as a lattice: the same cells and sides in
 * the same order, with nothing stored a cell.
 *
 * @throws MazeError `BAD_SIZE` where a number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the positions of its cells cannot be numbered.
 *
 * @example
 * ```ts
 * const grid = latticeGrid(32_768, 32_768)
 * grid.cells // => 1_073_741_824
 * gridBytes(grid) // => 0
 * placeOf(grid, 1_000_000_000) // => { kind: 'row', row: 30_517, column: 18_944 }
 * ```
 */
export function latticeGrid(width: number, height: number): LatticeGrid {
  checkSize('square', [width, height])
  checkPositions(width, height)
  return new Lattice({ shape: 'square', width, height, mask: null, bounds: { x: 0, y: 0, width, height } })
}
