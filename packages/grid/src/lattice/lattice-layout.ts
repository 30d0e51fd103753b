import type { LatticeGrid } from '../grid.js'
import { OUTSIDE } from '../grid.js'
import type { Layout } from '../layout.js'
import { squareLayout } from '../shapes/square-layout.js'
import { cellAt, positionOfCell } from './position-of.js'

/** The layout of a lattice with a mask: that of the whole board, asked for the place of each cell. */
export function maskedLayout(grid: LatticeGrid): Layout {
  const { width, height, stride } = grid
  const whole = squareLayout(width, height)
  const placed = (cell: number): number => {
    const position = positionOfCell(grid, cell) - stride
    return position - Math.floor(position / stride)
  }
  return {
    bytes: 0,
    sideLine: (cell, slot) => whole.sideLine(placed(cell), slot),
    placeOf: (cell) => whole.placeOf(placed(cell)),
    sideName: (cell, slot) => whole.sideName(cell, slot),
    cellsAt: (x, y) =>
      whole
        .cellsAt(x, y)
        .map((place) => cellAt(grid, place + Math.floor(place / width) + stride))
        .filter((cell) => cell !== OUTSIDE),
    clockwise: (cell) => whole.clockwise(cell),
  }
}
