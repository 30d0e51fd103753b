import { boundaryCells, type Grid, MazeError, type ReadonlyInts } from '@meikyuu/grid'

/**
 * The cells on the border, in order.
 *
 * @throws MazeError `NO_BOUNDARY` where there are none.
 */
export function boundaryOf(grid: Grid): ReadonlyInts {
  const border = boundaryCells(grid)
  if (border.length === 0) throw new MazeError('NO_BOUNDARY', { cells: grid.cells })
  return border
}
