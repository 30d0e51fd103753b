import { borrowInts, giveBackInts, type Points, type ReadonlyFloats, type ReadonlyInts } from '@meikyuu/grid'
import { visitedShare } from './count-visits.js'
import { boxShare, coverageFrom, type MazeCoverage, shellShare } from './coverage-of.js'
import { zoneTable } from './zone-table.js'
import type { Zones } from './zones-of.js'

/**
 * `coverageOf` for a route that is known to be one: the first `length` cells of a
 * list, one at least, none twice, each with a point. On the plane one look a cell.
 *
 * @internal
 */
export function coverageOfCells(points: Points, cells: Int32Array, length: number): MazeCoverage {
  const { zones } = zoneTable(points)
  const size = zones.count.length
  const visits = borrowInts(size)
  for (let zone = 0; zone < size; zone++) visits[zone] = 0
  const bbox =
    zones.axes === 2
      ? visitOnPlane(points, zones, cells, length, visits)
      : visitInSpace(points, zones, cells, length, visits)
  const share = visitedShare(zones, visits)
  giveBackInts(visits)
  return coverageFrom(bbox, zones.axes === 2 ? share : shellShare(share))
}

/** Counts the cells by zone into `visits`, and returns what `boxShare` does. */
function visitOnPlane(
  { data }: Points,
  { zone, extent }: Zones,
  cells: Int32Array,
  length: number,
  visits: Int32Array,
): number {
  const [width, height] = extent as readonly [number, number]
  return spanOnPlane(data, zone, width, height, cells, length, visits)
}

function spanOnPlane(
  data: ReadonlyFloats,
  zone: ReadonlyInts,
  width: number,
  height: number,
  cells: Int32Array,
  length: number,
  visits: Int32Array,
): number {
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (let i = 0; i < length; i++) {
    const cell = cells[i]!
    visits[zone[cell]!]!++
    const x = data[cell << 1]!
    const y = data[(cell << 1) + 1]!
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  let share = 1
  if (width > 0) share *= (right - left) / width
  if (height > 0) share *= (bottom - top) / height
  return Math.sqrt(share)
}

function visitInSpace(
  points: Points,
  zones: Zones,
  cells: Int32Array,
  length: number,
  visits: Int32Array,
): number {
  for (let i = 0; i < length; i++) visits[zones.zone[cells[i]!]!]!++
  return boxShare(points, zones, { cells, length })
}
