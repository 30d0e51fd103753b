import { MARKS_OF_OPEN } from './marks.js'
import type { TileCache } from './tile-cache.js'
import type { TileLayout } from './tile-layout.js'

/** Writes the rows of a maze, with bits of open sides, as marks to tiles, a row at a time. */
export function* placeRows(
  cache: TileCache,
  { width, shift, across }: TileLayout,
  rows: Iterable<Uint8Array>,
): Generator<void, void, undefined> {
  const side = 2 ** shift
  let y = 0
  for (const row of rows) {
    const firstTile = Math.floor(y / side) * across
    for (let column = 0; column < across; column++) {
      const base = cache.base(firstTile + column)
      const from = column * side
      placeIn(cache.bytes, base + (y % side) * side, row, from, Math.min(from + side, width))
      cache.wrote(base)
    }
    y++
    yield
  }
}

function placeIn(bytes: Uint8Array, at: number, row: Uint8Array, from: number, to: number): void {
  const shift = at - from
  for (let x = from; x < to; x++) bytes[shift + x] = MARKS_OF_OPEN[row[x]! & 15]!
}
