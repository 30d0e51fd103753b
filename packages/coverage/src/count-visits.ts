import { MazeError, type ReadonlyInts, shown } from '@meikyuu/grid'
import { ZONE_VISIT } from './coverage-constants.js'
import type { ZoneTable } from './zone-table.js'
import type { Zones } from './zones-of.js'

/** Counts a route's cells by zone, each cell once, into `cells`, which is 0 before. */
export function countVisits(table: ZoneTable, route: ArrayLike<number>, cells: Int32Array): void {
  const { marks, zones } = table
  const done = mark(zones.zone, marks, route, cells)
  for (let i = 0; i < done; i++) marks[route[i]!] = 0
  if (done === route.length) return
  if (marks.length === 0) throw new MazeError('NO_CENTRES', { cells: route.length })
  throw new MazeError('NO_SUCH_CELL', { cell: shown(route[done]), cells: marks.length })
}

/** Stops before the first item that is no cell and returns how many came before it. */
function mark(zone: ReadonlyInts, marks: Uint8Array, route: ArrayLike<number>, cells: Int32Array): number {
  const length = route.length
  for (let i = 0; i < length; i++) {
    const cell = route[i]!
    if (!(cell >= 0 && cell < marks.length) || (cell | 0) !== cell) return i
    if (marks[cell] === 1) continue
    marks[cell] = 1
    cells[zone[cell]!]!++
  }
  return length
}

/** Points in visited zones over points in real zones. */
export function visitedShare({ count, real, realCells }: Zones, cells: Int32Array): number {
  let visited = 0
  for (let zone = 0; zone < count.length; zone++)
    if (real[zone] === 1 && cells[zone]! >= ZONE_VISIT) visited += count[zone]!
  return realCells === 0 ? 0 : visited / realCells
}
