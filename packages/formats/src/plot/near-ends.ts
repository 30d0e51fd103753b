import { newFloats, newInts } from '@meikyuu/grid'
import { EndGrid } from './end-grid.js'
import type { Tour } from './tour.js'

/** How many near ends are tried from each. */
export const NEAR = 8

/** The nearest ends of other strokes, {@link NEAR} for each end; -1 where there are fewer. */
export function nearEnds({ count, x, y }: Tour): Int32Array {
  const ends = count * 2
  const grid = new EndGrid(
    x,
    y,
    Int32Array.from({ length: ends }, (_, end) => end),
  )
  const near = newInts(ends * NEAR).fill(-1)
  const fars = newFloats(NEAR)
  for (let end = 0; end < ends; end++) {
    const found = near.subarray(end * NEAR, (end + 1) * NEAR)
    grid.nearEnds(end, found, fars)
  }
  return near
}
