import { type GraphGrid, type Grid, graphOf } from './grid.js'
import { bytesOfMask } from './lattice/lattice-mask.js'
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
  if (grid?.kind === 'lattice') {
    const mask = grid.mask === null ? 0 : bytesOfMask(grid.mask)
    return mask + grid.madeBytes + bytesOfTables(grid) + (grid.madeBytes > 0 ? tablesOf(grid.graph) : 0)
  }
  const graph = graphOf(grid)
  const { first, across, slot, centres, layout } = graph
  const arrays = first.byteLength + across.byteLength + slot.byteLength + centres.data.byteLength
  return arrays + layout.bytes + tablesOf(graph)
}

function tablesOf(grid: GraphGrid): number {
  return bytesOfTables(grid) + bytesOfTables(grid.centres)
}
