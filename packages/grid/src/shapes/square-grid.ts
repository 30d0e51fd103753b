import type { GraphGrid } from '../grid.js'
import { checkCellCount, checkSize } from './check-size.js'
import { squareCells } from './square-cells.js'

/**
 * A grid of squares, row by row from the top left. Sides: north, east, south,
 * west. A cell is 1 wide; its centre is (column + 1/2, row + 1/2).
 *
 * @throws MazeError `BAD_SIZE` where a number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the sides cannot be numbered or held.
 *
 * @example
 * ```ts
 * const grid = squareGrid(5, 4)
 * grid.cells // => 20
 * grid.centres.at(7) // => [2.5, 1.5]
 * ```
 */
export function squareGrid(width: number, height: number): GraphGrid {
  checkSize('square', [width, height])
  checkCellCount('square', width * height, 4)
  return squareCells(width, height)
}
