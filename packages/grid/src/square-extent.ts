import { type Grid, graphOf } from './grid.js'

/**
 * The rows and columns that a grid of squares takes, from its topmost and leftmost cell on.
 *
 * @internal
 */
export interface SquareExtent {
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
}

/**
 * Where the cells of a grid of squares lie, whole or cut: of a lattice, in the
 * box around them, as a square is a unit wide; of a graph, where its layout
 * says, with a look at each cell.
 *
 * @internal
 */
export function squareExtent(grid: Grid): SquareExtent {
  if (grid.kind === 'lattice') {
    const { x, y, width, height } = grid.bounds
    return { top: y, left: x, rows: height, columns: width }
  }
  const { cells, layout } = graphOf(grid)
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let cell = 0; cell < cells; cell++) {
    const place = layout.placeOf(cell)
    if (place.kind !== 'row') continue
    top = Math.min(top, place.row)
    bottom = Math.max(bottom, place.row)
    left = Math.min(left, place.column)
    right = Math.max(right, place.column)
  }
  return { top, left, rows: bottom - top + 1, columns: right - left + 1 }
}
