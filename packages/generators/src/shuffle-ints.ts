import { borrowInts, giveBackInts, type OwnStream } from '@meikyuu/grid'
import { UNIT } from './streams/below-word.js'
import { DRAWN_AT_ONCE } from './streams/drawn-at-once.js'

/**
 * As `shuffle` of `@meikyuu/grid`, by the same draws, for whole numbers and one
 * of the library's own streams, whose draws are made in bulk: in half the time.
 */
export function shuffleInts(list: Int32Array, rng: OwnStream, length: number): void {
  const draws = borrowInts(DRAWN_AT_ONCE)
  for (let last = length - 1; last > 0; last -= DRAWN_AT_ONCE) {
    const from = Math.max(0, draws.length - last)
    rng.fill(draws, from)
    swapDown(list, last | 0, draws, from | 0)
  }
  giveBackInts(draws)
}

/** From `last` down, one draw each. */
function swapDown(list: Int32Array, last: number, draws: Int32Array, from: number): void {
  let i = last
  for (let k = from; k < draws.length; k++) {
    const j = ((draws[k]! >>> 0) * UNIT * (i + 1)) | 0
    const moved = list[i]!
    list[i] = list[j]!
    list[j] = moved
    i = (i - 1) | 0
  }
}
