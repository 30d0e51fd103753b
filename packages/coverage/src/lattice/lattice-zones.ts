import { holdsCell, type LatticeGrid, newBytes, perGrid } from '@meikyuu/grid'
import { realZones, zonesPerAxis } from '../zone-table.js'
import type { Zones } from '../zones-of.js'

/** The zones of a lattice: by columns and rows, nothing a cell. */
export interface LatticeZones extends Pick<Zones, 'count' | 'real' | 'realCells'> {
  /** Zones along each axis. */
  readonly perAxis: number
  /** How far the middles of cells lie apart at most, along rows and along columns. */
  readonly extent: readonly [number, number]
  /** How many zones to the right each column lies. */
  readonly ofColumn: Uint8Array
  /** The first zone of those of each row, the padding above being row 0. */
  readonly ofRow: Uint8Array
}

/** The zones of a lattice as `zonesOf` has those of its centres. Two looks a place where there is a mask. */
export const latticeZones: (grid: LatticeGrid) => LatticeZones = /* @__PURE__ */ perGrid(buildZones)

function buildZones(grid: LatticeGrid): LatticeZones {
  const columns = new Float64Array(grid.width)
  const rows = new Float64Array(grid.height)
  countCells(grid, columns, rows)
  const perAxis = zonesPerAxis(2, grid.cells)
  const [left, right] = [columns.findIndex(isSome), lastSome(columns)]
  const [top, bottom] = [rows.findIndex(isSome), lastSome(rows)]
  const ofColumn = newBytes(grid.width)
  const ofRow = newBytes(grid.height + 1)
  for (let column = left; column <= right; column++)
    ofColumn[column] = zoneAt(column - left, right - left, perAxis)
  for (let row = top; row <= bottom; row++)
    ofRow[row + 1] = perAxis * zoneAt(row - top, bottom - top, perAxis)
  const count = new Int32Array(perAxis * perAxis)
  countZones(grid, ofColumn, ofRow, perAxis, count)
  return {
    perAxis,
    extent: [right - left, bottom - top],
    ofColumn,
    ofRow,
    count,
    ...realZones(count, grid.cells),
  }
}

function isSome(count: number): boolean {
  return count > 0
}

function lastSome(counts: Float64Array): number {
  let last = counts.length - 1
  while (counts[last] === 0) last--
  return last
}

/** As zones of points have it: middles of cells are whole numbers apart. */
function zoneAt(along: number, extent: number, perAxis: number): number {
  return extent === 0 ? 0 : Math.min(Math.floor((along / extent) * perAxis), perAxis - 1)
}

/** How many cells each column and each row has. */
function countCells(
  { width, height, stride, mask }: LatticeGrid,
  columns: Float64Array,
  rows: Float64Array,
): void {
  if (mask === null) {
    columns.fill(height)
    rows.fill(width)
    return
  }
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!holdsCell(mask.bits, (row + 1) * stride + column)) continue
      columns[column]!++
      rows[row]!++
    }
}

function countZones(
  { width, height, stride, mask }: LatticeGrid,
  ofColumn: Uint8Array,
  ofRow: Uint8Array,
  perAxis: number,
  count: Int32Array,
): void {
  if (mask === null) {
    const wide = new Int32Array(perAxis)
    for (let column = 0; column < width; column++) wide[ofColumn[column]!]!++
    for (let row = 1; row <= height; row++)
      for (let zone = 0; zone < perAxis; zone++) count[ofRow[row]! + zone]! += wide[zone]!
    return
  }
  for (let row = 1; row <= height; row++)
    for (let column = 0; column < width; column++)
      if (holdsCell(mask.bits, row * stride + column)) count[ofRow[row]! + ofColumn[column]!]!++
}
