import type { GraphGrid } from '../grid.js'
import { checkCellCount, checkSize } from './check-size.js'
import { hexCells } from './hex-cells.js'

/**
 * A grid of hexagons with a pointy side up, row by row from the top left;
 * every odd row is shifted right by half a cell. Sides: east, south-east,
 * south-west, west, north-west, north-east. A cell is 1 wide.
 *
 * @throws MazeError `BAD_SIZE` where a number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the sides cannot be numbered or held.
 *
 * @example
 * ```ts
 * const grid = hexGrid(3, 2)
 * grid.cells // => 6
 * sideName(grid, firstSide(grid, 4) + 5) // => 'north-east'
 * grid.across[firstSide(grid, 4) + 5] // => 2
 * ```
 */
export function hexGrid(width: number, height: number): GraphGrid {
  checkSize('hex', [width, height])
  checkCellCount('hex', width * height, 6)
  return hexCells(width, height)
}
