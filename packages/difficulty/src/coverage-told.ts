import { coverageOf, type MazeCoverage } from '@meikyuu/coverage'
import { MazeError, shown } from '@meikyuu/grid'
import type { Survey } from '@meikyuu/measure'
import type { MazeGeometry } from './maze-geometry.js'

/**
 * The coverage that a geometry has, or that of the route over its points.
 *
 * @throws MazeError `BAD_ARGUMENT` where there is not a point for each cell.
 */
export function coverageTold(survey: Survey, { points, coverage }: MazeGeometry): MazeCoverage {
  if (coverage !== undefined) return coverage
  if (points?.length === survey.cells) return coverageOf(points, survey.route.subarray(0, survey.routeLength))
  throw new MazeError('BAD_ARGUMENT', {
    name: 'geometry.points',
    expected: `a point for each of the ${survey.cells} cells`,
    got: typeof points?.length === 'number' ? `${points.length}` : shown(points),
  })
}
