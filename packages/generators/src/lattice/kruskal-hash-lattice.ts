import type { LatticeGrid, OwnStream } from '@meikyuu/grid'
import { rowKey } from '../rows/row-key.js'
import { carveInTiles } from './carve-in-tiles.js'
import { edgesAcross, SEAM_EDGE_BYTES } from './seam-graph.js'
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

/**
 * What joining what tiles leave takes, for each edge between two tiles of a whole board: 1.80 edges
 * with twelve bytes each and 0.8 pieces with four, on boards of any width. Rounded down.
 */
const JOINING_BYTES = 24

/**
 * About the bytes of the lists that stand while what is left between tiles is joined.
 *
 * @internal
 */
export function seamBytes({ width, height, cells }: Pick<LatticeGrid, 'width' | 'height' | 'cells'>): number {
  const bytes = SEAM_EDGE_BYTES + JOINING_BYTES * (cells / (width * height))
  return Math.floor(bytes * edgesAcross({ width, height }, SIZE))
}
