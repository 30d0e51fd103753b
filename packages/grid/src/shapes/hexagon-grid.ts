import { cutAs } from '../cut-as.js'
import type { GraphGrid } from '../grid.js'
import { checkCellCount, checkSize } from './check-size.js'
import { hexCells } from './hex-cells.js'

/**
 * A hexagon of hexagons: those at most `radius` steps from the middle one, cut
 * from a hex grid of 2 radius + 1 rows and columns, whose places they keep.
 * 3 radius (radius + 1) + 1 cells; sides as {@link hexGrid}.
 *
 * @throws MazeError `BAD_SIZE` where the number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the sides cannot be numbered or held.
 *
 * @example
 * ```ts
 * hexagonGrid(2).cells // => 19
 * ```
 */
export function hexagonGrid(radius: number): GraphGrid {
  checkSize('hexagon', [radius])
  const width = 2 * radius + 1
  checkCellCount('hexagon', width * width, 6)
  // Axial coordinates: q grows along a row, r down, and rows lean by half a cell.
  const middle = radius - (radius - (radius & 1)) / 2
  const keep = (cell: number): boolean => {
    const row = Math.floor(cell / width)
    const q = (cell % width) - (row - (row & 1)) / 2 - middle
    const r = row - radius
    return Math.abs(q) + Math.abs(r) + Math.abs(q + r) <= 2 * radius
  }
  return cutAs('hexagon', hexCells(width, width), keep).grid
}
