import type { GraphGrid } from '../grid.js'
import { checkCellCount, checkSize } from './check-size.js'
import { triangleCells } from './triangle-cells.js'

/**
 * A grid of triangles, row by row from the top left. A cell points up where
 * column + row is even. Sides of one that points up: left, right, below; down:
 * left, right, above. A cell is 1 wide and begins half a cell right of the
 * one before; a row is sqrt(3)/2 tall.
 *
 * @throws MazeError `BAD_SIZE` where a number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the sides cannot be numbered or held.
 *
 * @example
 * ```ts
 * const grid = triangleGrid(3, 2)
 * grid.cells // => 6
 * [0, 1, 2].map((side) => grid.across[side]) // => [-1, 1, 3]
 * ```
 */
export function triangleGrid(width: number, height: number): GraphGrid {
  checkSize('triangle', [width, height])
  checkCellCount('triangle', width * height, 3)
  return triangleCells(width, height)
}
