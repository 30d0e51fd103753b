import { newBytes } from 'meikyuu'
import { OPEN_OF } from './marks.js'
import type { TileCache } from './tile-cache.js'
import type { TileLayout } from './tile-layout.js'

/** The rows of a finished maze as bits of open sides; a row's bytes are used again for the next. */
export function* rowsOnTiles(
  cache: TileCache,
  { width, height, shift, across }: TileLayout,
): Generator<Uint8Array, void, undefined> {
  const side = 2 ** shift
  const row = newBytes(width)
  for (let y = 0; y < height; y++) {
    const firstTile = Math.floor(y / side) * across
    for (let column = 0; column < across; column++) {
      const base = cache.base(firstTile + column)
      const from = column * side
      openIn(cache.bytes, base + (y % side) * side, row, from, Math.min(from + side, width))
    }
    yield row
  }
}

function openIn(bytes: Uint8Array, at: number, row: Uint8Array, from: number, to: number): void {
  const shift = at - from
  for (let x = from; x < to; x++) row[x] = OPEN_OF[bytes[shift + x]!]!
}

/** How many cells have one open side only. Bytes of no cell have none. */
export function deadEndsOnTiles(cache: TileCache, { count, bytes }: TileLayout): number {
  let ends = 0
  for (let tile = 0; tile < count; tile++) {
    const base = cache.base(tile)
    ends += countEnds(cache.bytes, base, base + bytes)
  }
  return ends
}

function countEnds(bytes: Uint8Array, from: number, to: number): number {
  let ends = 0
  for (let i = from; i < to; i++) {
    const open = OPEN_OF[bytes[i]!]!
    // A power of two has one bit.
    if (open !== 0 && (open & (open - 1)) === 0) ends++
  }
  return ends
}
