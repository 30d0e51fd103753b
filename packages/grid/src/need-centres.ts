import { MazeError } from './errors.js'
import { type Grid, graphOf } from './grid.js'
import type { Points } from './points.js'

/**
 * The centres of a grid's cells.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any.
 */
export function needCentres(grid: Grid): Points {
  const { centres, cells } = graphOf(grid)
  if (centres.length === 0) throw new MazeError('NO_CENTRES', { cells })
  return centres
}
