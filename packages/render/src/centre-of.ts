import { type Grid, MazeError } from '@meikyuu/grid'

/**
 * The middle of a cell on the plane. Of centres in space the first two numbers.
 *
 * @throws MazeError `NO_CENTRES` where the grid has none.
 */
export function centreOf(grid: Grid, cell: number): [x: number, y: number] {
  const { axes, data, length } = grid.centres
  if (length === 0) throw new MazeError('NO_CENTRES', { cells: grid.cells })
  return [data[cell * axes]!, data[cell * axes + 1]!]
}
