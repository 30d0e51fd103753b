import type { ReadonlyInts } from '@meikyuu/grid'
import type { CheckedRoute } from './check-route.js'
import { ZONE_VISIT } from './coverage-constants.js'
import type { ZoneTable } from './zone-table.js'
import type { Zones } from './zones-of.js'

/** Counts a route's cells by zone, each cell once, into `visits`, which is 0 before. */
export function countVisits({ marks, zones }: ZoneTable, route: CheckedRoute, visits: Int32Array): void {
  mark(zones.zone, marks, route.cells, route.length, visits)
  for (let i = 0; i < route.length; i++) marks[route.cells[i]!] = 0
}

function mark(
  zone: ReadonlyInts,
  marks: Uint8Array,
  cells: Int32Array,
  length: number,
  visits: Int32Array,
): void {
  for (let i = 0; i < length; i++) {
    const cell = cells[i]!
    if (marks[cell] === 1) continue
    marks[cell] = 1
    visits[zone[cell]!]!++
  }
}

/** Points in visited zones over points in real zones. */
export function visitedShare(
  { count, real, realCells }: Pick<Zones, 'count' | 'real' | 'realCells'>,
  cells: Int32Array,
): number {
  let visited = 0
  for (let zone = 0; zone < count.length; zone++)
    if (real[zone] === 1 && cells[zone]! >= ZONE_VISIT) visited += count[zone]!
  return realCells === 0 ? 0 : visited / realCells
}
