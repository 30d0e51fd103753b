import { type Grid, graphOf } from './grid.js'
import { bytesOfTables } from './per-grid.js'

/**
 * The bytes that a grid holds: its arrays, and the tables worked out for it so
 * far. It grows as the grid is used, so a cache asks again.
 *
 * @example
 * ```ts
 * gridBytes(squareGrid(10, 10)) // => 404 + 1600 + 400 + 1600
 * ```
 */
export function gridBytes(grid: Grid): number {
  const { first, across, slot, centres, layout } = graphOf(grid)
  const arrays = first.byteLength + across.byteLength + slot.byteLength + centres.data.byteLength
  return arrays + layout.bytes + bytesOfTables(grid) + bytesOfTables(centres)
}
