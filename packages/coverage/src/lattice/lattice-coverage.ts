import type { LatticeGrid } from '@meikyuu/grid'
import { visitedShare } from '../count-visits.js'
import { coverageFrom, type MazeCoverage } from '../coverage-of.js'
import { latticeZones } from './lattice-zones.js'

// Places of the box around a route.
const LEFT = 0
const RIGHT = 1
const TOP = 2
const BOTTOM = 3

/**
 * The coverage of a route on a lattice, whose positions are told some at a time. Needs
 * a byte a column and a row.
 *
 * @internal
 */
export class LatticeCoverage {
  private readonly grid: LatticeGrid
  private readonly visits: Int32Array
  private readonly box: Int32Array = Int32Array.of(0x7fffffff, -1, 0x7fffffff, -1)

  constructor(grid: LatticeGrid) {
    this.grid = grid
    this.visits = new Int32Array(latticeZones(grid).count.length)
  }

  /** Takes the first `count` positions of a list, all of cells, none of which has been taken before. */
  add(positions: Int32Array, count: number): void {
    const { ofColumn, ofRow } = latticeZones(this.grid)
    visit(this.grid.stride | 0, ofColumn, ofRow, positions, count | 0, this.visits, this.box)
  }

  /** The coverage of all that was taken. */
  result(): MazeCoverage {
    const zones = latticeZones(this.grid)
    const [across, down] = zones.extent
    const { box } = this
    let share = box[RIGHT]! < 0 ? 0 : 1
    if (across > 0) share *= (box[RIGHT]! - box[LEFT]!) / across
    if (down > 0) share *= (box[BOTTOM]! - box[TOP]!) / down
    return coverageFrom(box[RIGHT]! < 0 ? 0 : Math.sqrt(share), visitedShare(zones, this.visits))
  }
}

function visit(
  stride: number,
  ofColumn: Uint8Array,
  ofRow: Uint8Array,
  positions: Int32Array,
  count: number,
  visits: Int32Array,
  box: Int32Array,
): void {
  let left = box[LEFT]!
  let right = box[RIGHT]!
  let top = box[TOP]!
  let bottom = box[BOTTOM]!
  for (let i = 0; i < count; i++) {
    const position = positions[i]!
    const row = (position / stride) | 0
    const column = (position - Math.imul(row, stride)) | 0
    const zone = ofRow[row]! + ofColumn[column]!
    visits[zone] = visits[zone]! + 1
    if (column < left) left = column
    if (column > right) right = column
    if (row < top) top = row
    if (row > bottom) bottom = row
  }
  box[LEFT] = left
  box[RIGHT] = right
  box[TOP] = top
  box[BOTTOM] = bottom
}
