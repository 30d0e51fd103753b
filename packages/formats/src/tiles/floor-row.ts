import { holdsCell, type LatticeMask } from '@meikyuu/grid'
import { TILES } from './tiles.js'

/** Bits of an open side in a lattice's bytes. */
const EAST = 2
const SOUTH = 4

/**
 * The floor of a row of a lattice's cells: the tiles of the cells, and those of
 * the passages to the east and the south.
 *
 * @param from The position of the row's first place.
 * @param through The tiles of the row.
 * @param below Those between it and the next.
 * @returns how many cells it has.
 */
export function floorRow(
  bytes: Uint8Array,
  mask: LatticeMask | null,
  from: number,
  columns: number,
  through: Uint8Array,
  below: Uint8Array,
): number {
  let cells = 0
  for (let column = 0; column < columns; column++) {
    const position = (from + column) | 0
    if (mask !== null && !holdsCell(mask.bits, position)) continue
    const open = bytes[position]!
    const x = 2 * column + 1
    through[x] = TILES.floor
    if ((open & EAST) !== 0) through[x + 1] = TILES.floor
    if ((open & SOUTH) !== 0) below[x] = TILES.floor
    cells++
  }
  return cells
}
