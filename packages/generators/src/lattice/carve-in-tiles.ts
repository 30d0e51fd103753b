import type { LatticeGrid } from '@meikyuu/grid'
import { carveTile } from './carve-tile.js'
import { SeamGraph } from './seam-graph.js'
import { giveBackTile, newTile, type Tile } from './tile.js'

/**
 * Opens the lightest spanning tree of a lattice, tile by tile: a tile settles
 * nearly all of its edges by itself, in memory that stays near, and what is left
 * in tiles and between them is joined at the end. There is only one such tree,
 * so what comes out does not depend on tiles.
 *
 * @param bytes All 0.
 * @param size Rows and columns of a tile, at most.
 * @param weigh Fills in the weights of a tile whose place and size are told.
 */
export function carveInTiles(
  grid: LatticeGrid,
  bytes: Uint8Array,
  size: number,
  weigh: (tile: Tile) => void,
): void {
  const { width, height, stride } = grid
  const tile = newTile(Math.min(size, width), Math.min(size, height))
  const seams = new SeamGraph(grid, size, tile)
  for (let top = 0; top < height; top += size)
    for (let left = 0; left < width; left += size) {
      tile.left = left
      tile.top = top
      tile.columns = Math.min(size, width - left)
      tile.rows = Math.min(size, height - top)
      weigh(tile)
      seams.add(tile, carveTile(bytes, stride, tile))
    }
  giveBackTile(tile)
  seams.join(bytes)
}
