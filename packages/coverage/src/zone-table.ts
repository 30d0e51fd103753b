import { MazeError, newBytes, type PointList, Points, perGrid, shown } from '@meikyuu/grid'
import { FLAT_ZONE_STEPS, REAL_ZONE_SHARE, SOLID_ZONE_STEPS } from './coverage-constants.js'
import type { Zones } from './zones-of.js'

/** What is kept with points. */
export interface ZoneTable {
  readonly zones: Zones
  /** A byte a point for whoever counts a route's cells once: 0 when found, to be left 0. */
  readonly marks: Uint8Array
}

/** The zones of points and what goes with them, as {@link zonesOf} says. */
export const zoneTable: (points: Points) => ZoneTable = /* @__PURE__ */ perGrid((points: Points) => ({
  zones: buildZones(points),
  marks: newBytes(points.length),
}))

/** Points as they are, plain arrays copied, anything else refused. */
export function pointsOf(points: PointList): Points {
  if (typeof points !== 'object' || points === null || !Number.isInteger(points.length))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'points',
      expected: 'points, or a list of arrays of numbers',
      got: shown(points),
    })
  return Points.from(points)
}

function buildZones(points: Points): Zones {
  checkPoints(points)
  const { axes, data, length } = points
  const perAxis = zonesPerAxis(axes, length)
  const low: number[] = []
  const extent: number[] = []
  const zone = newBytes(length)
  let zones = 1
  for (let axis = 0; axis < axes; axis++) {
    const [from, to] = range(data, axes, axis)
    if (to - from === Infinity) throw badPoints('numbers whose range is finite', `${from} to ${to}`)
    if (to > from) addZones(data, axes, axis, from, to - from, perAxis, zones, zone)
    low.push(from)
    extent.push(to - from)
    zones *= perAxis
  }
  const count = new Int32Array(zones)
  for (let i = 0; i < length; i++) count[zone[i]!]!++
  return { axes, perAxis, low, extent, zone, count, ...realZones(count, length) }
}

function checkPoints({ axes, data }: Points): void {
  for (let i = 0; i < data.length; i++)
    if (!Number.isFinite(data[i]))
      throw badPoints('finite numbers', `${data[i]} in point ${Math.floor(i / axes)}`)
}

function badPoints(expected: string, got: string): MazeError {
  return new MazeError('BAD_ARGUMENT', { name: 'points', expected, got })
}

/** Zones along each axis, for so many points. */
export function zonesPerAxis(axes: 2 | 3, length: number): number {
  let perAxis = 1
  for (const step of axes === 2 ? FLAT_ZONE_STEPS : SOLID_ZONE_STEPS)
    if (length >= step.from) perAxis = step.zones
  return perAxis
}

/** The least and the greatest number on an axis; 0 and 0 where there are no points. */
function range(data: Points['data'], axes: number, axis: number): [number, number] {
  if (data.length === 0) return [0, 0]
  let from = Infinity
  let to = -Infinity
  for (let i = axis; i < data.length; i += axes) {
    from = Math.min(from, data[i]!)
    to = Math.max(to, data[i]!)
  }
  return [from, to]
}

/** Adds to each point's zone what one axis tells: how many zones in, times `weight`. */
function addZones(
  data: Points['data'],
  axes: number,
  axis: number,
  low: number,
  extent: number,
  perAxis: number,
  weight: number,
  zone: Uint8Array,
): void {
  for (let i = 0, at = axis; i < zone.length; i++, at += axes) {
    const along = Math.floor(((data[at]! - low) / extent) * perAxis)
    zone[i]! += weight * Math.min(along, perAxis - 1)
  }
}

/** Which zones are real, by the points that each holds. */
export function realZones(count: Int32Array, length: number): Pick<Zones, 'real' | 'realCells'> {
  let filled = 0
  for (const points of count) if (points > 0) filled++
  const least = filled === 0 ? Infinity : (length / filled) * REAL_ZONE_SHARE
  const real = new Uint8Array(count.length)
  let realCells = 0
  for (let zone = 0; zone < count.length; zone++) {
    if (count[zone]! < least) continue
    real[zone] = 1
    realCells += count[zone]!
  }
  return { real, realCells }
}
