import { TAKEN } from './marks.js'
import type { TileLayout } from './tile-layout.js'

/** Makes a tile as it is before anything is carved: the cells at the board's edge know that nothing is free across it. */
export function blankTile(
  { width, height, shift, across }: TileLayout,
  tile: number,
  bytes: Uint8Array,
): void {
  const side = 2 ** shift
  const row = Math.floor(tile / across)
  const left = (tile - row * across) * side
  const top = row * side
  bytes.fill(0)
  const mark = (x: number, y: number, across: number) => {
    bytes[y * side + x]! |= TAKEN[across]!
  }
  const bottom = height - 1 - top
  const right = width - 1 - left
  // What lies across the north of a cell tells it what a cell tells that is to its south.
  for (let x = 0; x < side; x++) {
    if (top === 0) mark(x, 0, 2)
    if (bottom < side) mark(x, bottom, 0)
  }
  for (let y = 0; y < side; y++) {
    if (left === 0) mark(0, y, 1)
    if (right < side) mark(right, y, 3)
  }
}
