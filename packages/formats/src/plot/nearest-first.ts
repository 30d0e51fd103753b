import { newBytes, newInts } from '@meikyuu/grid'
import { EndGrid } from './end-grid.js'
import type { Tour } from './tour.js'

/** Buckets are laid out anew when so small a part of their ends is left, so that none has to be sought far. */
const PART_LEFT = 1 / 4

/** The ends at which strokes are begun where the pen, from home on, always goes to the nearest end of a stroke that is left. */
export function nearestFirst({ count, x, y }: Tour): Int32Array {
  const order = newInts(count)
  const done = newBytes(count)
  let grid = new EndGrid(x, y, endsLeft(done, count * 2))
  let at = count * 2 + 1
  for (let i = 0; i < count; i++) {
    const left = (count - i) * 2
    if (left < grid.count * PART_LEFT) grid = new EndGrid(x, y, endsLeft(done, left))
    const end = grid.nearest(x[at]!, y[at]!, done)
    order[i] = end
    done[end >> 1] = 1
    at = end ^ 1
  }
  return order
}

function endsLeft(done: Uint8Array, count: number): Int32Array {
  const ends = newInts(count)
  let i = 0
  for (let stroke = 0; stroke < done.length; stroke++)
    if (done[stroke] === 0) {
      ends[i++] = stroke * 2
      ends[i++] = stroke * 2 + 1
    }
  return ends
}
