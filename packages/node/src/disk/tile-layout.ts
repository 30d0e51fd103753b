import type { GridRows } from 'meikyuu'

/** How the cells of a board lie in tiles: row by row of tiles, and row by row of cells within each. */
export interface TileLayout extends GridRows {
  /** Cells along a tile, as a power of two. */
  readonly shift: number
  /** The bytes of a tile, one for each of its places; those beyond the board are of no cell. */
  readonly bytes: number
  /** Tiles from west to east. */
  readonly across: number
  /** Tiles from north to south. */
  readonly down: number
  /** All tiles. */
  readonly count: number
}

/** The layout of a board with tiles of `2 ** shift` cells each way. */
export function tileLayout({ width, height }: GridRows, shift: number): TileLayout {
  const side = 2 ** shift
  const across = Math.ceil(width / side)
  const down = Math.ceil(height / side)
  return { width, height, shift, bytes: side * side, across, down, count: across * down }
}
