import type { PointList, ReadonlyInts } from '@meikyuu/grid'
import { pointsOf, zoneTable } from './zone-table.js'

/**
 * A board's box cut into equal zones, and which of them the board fills.
 * Zones are numbered along the first axis, then the second, then the third:
 * on the plane, row by row.
 */
export interface Zones {
  /** How many axes the points have. */
  readonly axes: 2 | 3
  /** How many zones there are along each axis. */
  readonly perAxis: number
  /** The least number on each axis: where the zones begin. */
  readonly low: readonly number[]
  /** How far the points extend along each axis; a zone is that over `perAxis` wide. */
  readonly extent: readonly number[]
  /** The zone of each point. */
  readonly zone: ReadonlyInts
  /** How many points each zone holds. */
  readonly count: ReadonlyInts
  /** 1 for each zone that is real: that holds at least {@link REAL_ZONE_SHARE} of the mean count. */
  readonly real: ReadonlyInts
  /** How many points the real zones hold. */
  readonly realCells: number
}

/**
 * The zones of points. One look a point; those of a `Points` are worked
 * out once and kept as long as it lives, those of plain arrays at each call.
 *
 * @throws MazeError `BAD_ARGUMENT` where a point does not have two or three
 * finite numbers, or another number of them than the first.
 *
 * @example
 * ```ts
 * const zones = zonesOf(squareGrid(5, 4).centres)
 * zones.perAxis // => 2
 * zones.zone[4] // => 1
 * [...zones.count] // => [4, 6, 4, 6]
 * ```
 */
export function zonesOf(points: PointList): Zones {
  return zoneTable(pointsOf(points)).zones
}
