import { checkCell, checkNumber } from './check.js'
import { type Grid, graphOf } from './grid.js'
import type { Layout, Place, SideLine } from './layout.js'
import { cellOfSide, firstSide } from './sides.js'

/**
 * The line or arc that a side is drawn as, running clockwise round its cell; null in an
 * own graph. A side and its twin are the same line, one forth and one back.
 *
 * @example
 * ```ts
 * sideLine(squareGrid(3, 3), 1) // => { kind: 'line', x1: 1, y1: 0, x2: 1, y2: 1 }
 * ```
 */
export function sideLine(grid: Grid, side: number): SideLine | null {
  const cell = cellOfSide(grid, side)
  return grid.layout.sideLine(cell, side - firstSide(grid, cell))
}

/**
 * What a side is called, such as `north`, `south-east`, `inner`; `to 7` in an
 * own graph.
 *
 * @example
 * ```ts
 * sideName(squareGrid(3, 3), 1) // => 'east'
 * ```
 */
export function sideName(grid: Grid, side: number): string {
  const cell = cellOfSide(grid, side)
  return grid.layout.sideName(cell, side - firstSide(grid, cell))
}

/**
 * Where a cell stands: its row and column, its ring and index, or its number
 * in an own graph; in a cut grid, its place in the grid it was cut from. No
 * two cells stand in the same place.
 *
 * @example
 * ```ts
 * placeOf(squareGrid(3, 2), 4) // => { kind: 'row', row: 1, column: 1 }
 * ```
 */
export function placeOf(grid: Grid, cell: number): Place {
  checkCell(grid, cell)
  return layoutOf(grid).placeOf(cell)
}

/**
 * The cells at a point: a list, for cells may overlap; empty outside. On a
 * border, one of the cells that share it. In an own graph,
 * the cell with the nearest centre.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no finite number, `NO_CENTRES`
 * for an own graph without centres.
 *
 * @example
 * ```ts
 * cellsAt(squareGrid(3, 3), 1.5, 2.5) // => [7]
 * cellsAt(squareGrid(3, 3), -1, 0) // => []
 * ```
 */
export function cellsAt(grid: Grid, x: number, y: number): number[] {
  checkNumber('x', x)
  checkNumber('y', y)
  return layoutOf(grid).cellsAt(x, y)
}

/**
 * The sides of a cell in the order in which they go round it, clockwise on the
 * screen; in an own graph, in the order given.
 *
 * @example
 * ```ts
 * clockwiseSides(squareGrid(3, 3), 1) // => [4, 5, 6, 7]
 * ```
 */
export function clockwiseSides(grid: Grid, cell: number): number[] {
  const first = firstSide(grid, cell)
  return grid.layout.clockwise(cell).map((slot) => first + slot)
}

/**
 * The outline of a cell: the lines of its sides clockwise, each beginning where
 * the one before ends, the first where the last ends. Empty in an own graph.
 *
 * @example
 * ```ts
 * outlineOf(squareGrid(3, 3), 0).length // => 4
 * ```
 */
export function outlineOf(grid: Grid, cell: number): SideLine[] {
  checkCell(grid, cell)
  const layout = layoutOf(grid)
  return layout
    .clockwise(cell)
    .map((slot) => layout.sideLine(cell, slot))
    .filter((line) => line !== null)
}

function layoutOf(grid: Grid): Layout {
  return grid?.kind === 'lattice' ? grid.layout : graphOf(grid).layout
}
