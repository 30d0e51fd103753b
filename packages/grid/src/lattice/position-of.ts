import { checkCell } from '../check.js'
import type { LatticeGrid } from '../grid.js'
import { OUTSIDE } from '../grid.js'
import { cellsBefore, holdsCell, positionOfNumber } from './lattice-mask.js'

/**
 * The position of a cell of a lattice: where its byte lies.
 *
 * @throws MazeError `NO_SUCH_CELL` for what is no cell.
 *
 * @example
 * ```ts
 * positionOf(latticeGrid(5, 4), 7) // => 14
 * ```
 */
export function positionOf(grid: LatticeGrid, cell: number): number {
  checkCell(grid, cell)
  return positionOfCell(grid, cell)
}

/** As {@link positionOf}, unchecked. */
export function positionOfCell({ mask, width, stride }: LatticeGrid, cell: number): number {
  return mask === null ? cell + Math.floor(cell / width) + stride : positionOfNumber(mask, cell)
}

/**
 * The cell at a position of a lattice, or `OUTSIDE` where there is none: on
 * padding, on a place that was cut off, and beyond the lattice.
 *
 * @example
 * ```ts
 * cellAt(latticeGrid(5, 4), 14) // => 7
 * cellAt(latticeGrid(5, 4), 11) // => -1
 * ```
 */
export function cellAt(grid: LatticeGrid, position: number): number {
  const { mask, width, height, stride } = grid
  const row = Math.floor(position / stride) - 1
  const column = position - (row + 1) * stride
  if (!(row >= 0 && row < height && column < width)) return OUTSIDE
  if (mask === null) return row * width + column
  return holdsCell(mask.bits, position) ? cellsBefore(mask, position) : OUTSIDE
}
