import type { LatticeGrid, OwnStream } from '@meikyuu/grid'
import { rowKey } from '../rows/row-key.js'
import { carveInTiles } from './carve-in-tiles.js'
import { weighTile } from './weigh-tile.js'

/**
 * Rows and columns of a tile: what one takes to work on, some 400 kB, fits in a
 * core's own cache. With a row and a column for what leads in, a power of two.
 */
const SIZE = 127

/**
 * Kruskal's algorithm by hashed weights on a lattice, tile by tile. Beside the
 * maze's bytes it takes a tile, and about a byte a cell for what is left between tiles.
 *
 * @param size Rows and columns of a tile, at most; it changes nothing of the maze.
 */
export function kruskalHashLattice(
  grid: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  size: number = SIZE,
): void {
  const key = rowKey(rng)
  carveInTiles(grid, bytes, size, (tile) => weighTile(grid, key, tile))
}
