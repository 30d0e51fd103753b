import { giveBackInts, type PointList, type ReadonlyInts } from '@meikyuu/grid'
import { checkRoute } from './check-route.js'
import { countVisits, visitedShare } from './count-visits.js'
import { ZONE_VISIT } from './coverage-constants.js'
import { pointsOf, zoneTable } from './zone-table.js'
import type { Zones } from './zones-of.js'

/** Which zones a route visits. */
export interface VisitedZones {
  /** The zones. */
  readonly zones: Zones
  /** How many of the route's cells each zone holds. */
  readonly cells: ReadonlyInts
  /** 1 for each zone that is visited: a real one with at least {@link ZONE_VISIT} of the route's cells. */
  readonly visited: ReadonlyInts
  /**
   * Points in visited zones over points in real zones, 0 to 1; 0 where there are
   * no points. On the plane and in a volume that is the `zones` of the coverage;
   * of a shell, where {@link SOLID_ZONES_TOP} counts as all, `zones` is this over that, 1 at most.
   */
  readonly share: number
}

/**
 * The zones that a route visits: what a picture of coverage shows. A cell
 * counts once, however often the route comes by.
 *
 * One look a cell of the route, besides what {@link zonesOf} costs.
 *
 * @param points Where the cells are: `grid.centres`, or plain arrays of two or three numbers.
 * @param route Cells in any order, or null for none.
 * @throws MazeError `NO_SUCH_CELL` for a cell without a point, `NO_CENTRES`
 * where there are no points at all, `BAD_ARGUMENT` as {@link zonesOf} says.
 *
 * @example
 * ```ts
 * const { visited, share } = visitedZones(squareGrid(4, 4).centres, [0, 1, 2, 3])
 * [...visited] // => [1, 1, 0, 0]
 * share // => 0.5
 * ```
 */
export function visitedZones(points: PointList, route: ArrayLike<number> | null): VisitedZones {
  const centres = pointsOf(points)
  const table = zoneTable(centres)
  const { zones } = table
  const cells = new Int32Array(zones.count.length)
  const walked = checkRoute(route, centres.length)
  countVisits(table, walked, cells)
  giveBackInts(walked.cells)
  const visited = Uint8Array.from(cells, (count, zone) => (count >= ZONE_VISIT ? zones.real[zone]! : 0))
  return { zones, cells, visited, share: visitedShare(zones, cells) }
}
