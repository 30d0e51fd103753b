import { cutAs } from '../cut-as.js'
import type { GraphGrid } from '../grid.js'
import { checkCellCount, checkSize } from './check-size.js'
import { triangleCells } from './triangle-cells.js'

/**
 * A big triangle of small ones, `rows` tall and pointing up: rows * rows cells,
 * cut from a triangle grid whose places they keep; sides as {@link triangleGrid}.
 *
 * @throws MazeError `BAD_SIZE` where the number is not whole, `TOO_SMALL` where
 * it is below 2, `TOO_BIG` where the sides cannot be numbered or held.
 *
 * @example
 * ```ts
 * pyramidGrid(4).cells // => 16
 * ```
 */
export function pyramidGrid(rows: number): GraphGrid {
  checkSize('pyramid', [rows])
  checkCellCount('pyramid', pyramidWidth(rows) * rows, 3)
  const width = pyramidWidth(rows)
  const middle = (width - 1) / 2
  const keep = (cell: number): boolean => Math.abs((cell % width) - middle) <= Math.floor(cell / width)
  return cutAs('pyramid', triangleCells(width, rows), keep).grid
}

/** The columns that a pyramid is cut from: an even column in the middle, so that the top cell points up. */
export function pyramidWidth(rows: number): number {
  return 2 * (rows % 2 === 1 ? rows - 1 : rows) + 1
}
