import { cellsBefore, holdsCell, type LatticeGrid, type ReadonlyInts } from '@meikyuu/grid'
import { EDGE_WEIGHTS, edgeWeight } from '../edge-weight.js'
import type { RowKey } from '../rows/row-key.js'
import type { Tile } from './tile.js'

/** Slots of a square's sides. */
const EAST = 1
const SOUTH = 2

/** In place of a weight where there is no edge: heavier than any. */
export const NO_EDGE: number = EDGE_WEIGHTS

/** Fills in the weights of a tile's edges, with those that lead into it from the left and from above. */
export function weighTile(grid: LatticeGrid, { high, low }: RowKey, tile: Tile): void {
  const { width, height, stride, mask } = grid
  const { left, top, columns, rows, shift, east, south } = tile
  south.fill(NO_EDGE, 0, columns + 1)
  for (let row = top === 0 ? 0 : -1; row < rows; row++) {
    const to = (row + 1) << shift
    const y = top + row
    if (mask === null) {
      const cell = y * width + left - 1
      weighRow(high | 0, low | 0, cell | 0, east, south, to, columns + 1)
      if (left === 0) east[to] = NO_EDGE
      if (left + columns === width) east[to + columns] = NO_EDGE
      if (y === height - 1) south.fill(NO_EDGE, to, to + columns + 1)
    } else {
      const from = (y + 1) * stride + left - 1
      const cell = cellsBefore(mask, from)
      weighCutRow(high | 0, low | 0, cell, mask.bits, from, stride, east, south, to, columns + 1)
    }
  }
}

/** The edges of so many cells in a row. */
function weighRow(
  high: number,
  low: number,
  first: number,
  east: Int32Array,
  south: Int32Array,
  from: number,
  length: number,
): void {
  const to = (from + length) | 0
  let cell = first
  for (let place = from; place < to; place++) {
    east[place] = edgeWeight(high, low, cell, EAST)
    south[place] = edgeWeight(high, low, cell, SOUTH)
    cell = (cell + 1) | 0
  }
}

/** The edges of so many positions in a row, of which some hold no cell. */
function weighCutRow(
  high: number,
  low: number,
  first: number,
  bits: ReadonlyInts,
  at: number,
  stride: number,
  east: Int32Array,
  south: Int32Array,
  from: number,
  length: number,
): void {
  let cell = first
  for (let i = 0; i < length; i++) {
    const isCell = holdsCell(bits, at + i)
    const hasEast = isCell && holdsCell(bits, at + i + 1)
    const hasSouth = isCell && holdsCell(bits, at + i + stride)
    east[from + i] = hasEast ? edgeWeight(high, low, cell, EAST) : NO_EDGE
    south[from + i] = hasSouth ? edgeWeight(high, low, cell, SOUTH) : NO_EDGE
    if (isCell) cell++
  }
}
