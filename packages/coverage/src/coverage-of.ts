import {
  borrowInts,
  cbrt,
  checkOptions,
  type Grid,
  giveBackInts,
  MazeError,
  type PointList,
  type Points,
  shown,
} from '@meikyuu/grid'
import { type CheckedRoute, checkRoute } from './check-route.js'
import { countVisits, visitedShare } from './count-visits.js'
import { COVER_FLOOR, COVER_SPAN, FACTOR_FLOOR, SOLID_ZONES_TOP } from './coverage-constants.js'
import { coverageOnLattice } from './lattice/coverage-on-lattice.js'
import { pointsOf, zoneTable } from './zone-table.js'
import type { Zones } from './zones-of.js'

/** How much of a board an answer covers. */
export interface MazeCoverage {
  /** How much of the board's box the route's box fills: the mean share of an axis (geometric), 0 to 1. */
  readonly bbox: number
  /** The share of the board's points that lie in zones the route visits, 0 to 1. */
  readonly zones: number
  /** Both as one number, 0 to 1: 0 in a corner, 1 all over. */
  readonly cover: number
  /** What a score is multiplied by: from {@link FACTOR_FLOOR} at a `cover` of 0 to 1 at 1. */
  readonly factor: number
}

/** How points fill their box: on a plane, over the skin of a solid, or throughout it. */
export type CoverageBody = 'flat' | 'shell' | 'volume'

/** Options of {@link coverageOf}. */
export interface CoverageOptions {
  /**
   * How the points fill their box. Points with two axes are `flat`; of those
   * with three, a `shell` counts {@link SOLID_ZONES_TOP} of its zones as all,
   * a `volume` only all of them.
   *
   * @defaultValue `flat` for two axes, `shell` for three
   */
  readonly body?: CoverageBody
}

/**
 * How much of a board a route covers. Needs no maze: points and cells will do.
 * A cell counts once, however often the route comes by, and in any order.
 *
 * A few looks a cell of the route; before that, once for a {@link Points} and
 * at each call for plain arrays, a few a point.
 *
 * @param points Where the cells are: a grid, its `centres`, or plain arrays of two or three numbers. Those of
 * a lattice follow from its cells' numbers and are not made.
 * @param route Cells in any order; null for no route, which covers nothing.
 * @throws MazeError `NO_SUCH_CELL` for a cell without a point, `NO_CENTRES`
 * where there are no points at all, `BAD_ARGUMENT` for points as
 * {@link zonesOf} says, or a body that does not go with their axes.
 *
 * @example
 * ```ts
 * const points = squareGrid(4, 4).centres
 * coverageOf(points, [0, 5, 10, 15]) // => { bbox: 1, zones: 0.5, cover: 0.7857142857142858, factor: 0.8928571428571429 }
 * coverageOf(points, null).factor // => 0.5
 * ```
 */
export function coverageOf(
  points: Grid | PointList,
  route: ArrayLike<number> | null,
  options: CoverageOptions = {},
): MazeCoverage {
  checkOptions('options', options)
  if (isGrid(points) && points.kind === 'lattice') {
    checkBody(options, 2)
    return coverageOnLattice(points, route)
  }
  const centres = pointsOf(isGrid(points) ? points.centres : points)
  const table = zoneTable(centres)
  const body = checkBody(options, table.zones.axes)
  const cells = checkRoute(route, centres.length)
  const size = table.zones.count.length
  const visits = borrowInts(size)
  visits.fill(0, 0, size)
  countVisits(table, cells, visits)
  const share = visitedShare(table.zones, visits)
  giveBackInts(visits)
  const bbox = cells.length === 0 ? 0 : boxShare(centres, table.zones, cells)
  giveBackInts(cells.cells)
  return coverageFrom(bbox, body === 'shell' ? shellShare(share) : share)
}

/** The share of a shell's zones, as far as they count. */
export function shellShare(zones: number): number {
  return Math.min(1, zones / SOLID_ZONES_TOP)
}

/** The coverage that the shares of the box and of the zones amount to. */
export function coverageFrom(bbox: number, zones: number): MazeCoverage {
  const cover = Math.max(0, Math.min(1, ((bbox + zones) / 2 - COVER_FLOOR) / COVER_SPAN))
  return { bbox, zones, cover, factor: FACTOR_FLOOR + (1 - FACTOR_FLOOR) * cover }
}

function isGrid(points: Grid | PointList): points is Grid {
  const kind: unknown = (points as Partial<Grid> | null)?.kind
  return kind === 'graph' || kind === 'lattice'
}

function checkBody(options: CoverageOptions, axes: 2 | 3): CoverageBody {
  const body = options.body ?? (axes === 2 ? 'flat' : 'shell')
  const fits = axes === 2 ? body === 'flat' : body === 'shell' || body === 'volume'
  if (fits) return body
  const expected =
    axes === 2 ? `'flat', as the points have two axes` : `'shell' or 'volume', as the points have three axes`
  throw new MazeError('BAD_ARGUMENT', { name: 'body', expected, got: shown(body) })
}

/** The route's extents over the points', multiplied, to the power of one over the axes. */
export function boxShare({ axes, data }: Points, { extent }: Zones, route: CheckedRoute): number {
  let share = 1
  for (let axis = 0; axis < axes; axis++)
    if (extent[axis]! > 0) share *= routeExtent(data, axes, axis, route.cells, route.length) / extent[axis]!
  return axes === 2 ? Math.sqrt(share) : cbrt(share)
}

function routeExtent(
  data: Points['data'],
  axes: number,
  axis: number,
  route: Int32Array,
  length: number,
): number {
  let from = Infinity
  let to = -Infinity
  for (let i = 0; i < length; i++) {
    const at = data[route[i]! * axes + axis]!
    if (at < from) from = at
    if (at > to) to = at
  }
  return to - from
}
