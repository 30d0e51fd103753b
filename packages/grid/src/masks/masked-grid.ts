import type { Cut } from '../cut.js'
import { cutToBiggest } from '../cut-to-biggest.js'
import { checkMask } from './check-mask.js'
import type { Mask } from './mask.js'
import { type MaskShape, maskCells } from './mask-cells.js'

/**
 * A square, hex or triangle grid with only the cells of a mask: of these, the
 * biggest piece that hangs together (of equally big ones, the one with the
 * lowest cell), with a report of the islands left out. Cells keep their places
 * and centres, and the grid its shape's name; `rows` is null. A mask may be a
 * single row or column.
 *
 * @throws MazeError `EMPTY_MASK` for a mask without a cell, `TOO_SMALL` where
 * the biggest piece is a single cell, `BAD_MASK` for what is no mask,
 * `NO_SUCH_SHAPE` for a shape that takes none, `TOO_BIG` for more than memory
 * holds.
 *
 * @example
 * ```ts
 * const { grid, islands, leftOut } = maskedGrid('square', maskFromText(['##..#', '###..']))
 * grid.cells // => 5
 * islands // => [{ cells: 1, at: { kind: 'row', row: 0, column: 4 } }]
 * leftOut // => 1
 * ```
 */
export function maskedGrid(shape: MaskShape, mask: Mask): Cut {
  const { width, height, bytes } = checkMask(mask)
  return cutToBiggest(maskCells(shape, width, height), bytes)
}
