import { NEAR } from './near-ends.js'
import { airBetween, gapBetween, type Tour } from './tour.js'

/** The longest chain of strokes that is moved as one. */
const LONGEST_CHAIN = 3

/** How often all strokes are tried: what is gained later is little. */
const PASSES = 6

/** Gains below this, in millimetres, may be rounding. */
export const LEAST_GAIN = 1e-9

/**
 * Or-opt (Or 1976): moves chains of up to three strokes to where they are near
 * the tour, either way round, as long as that shortens the way through the air.
 * A move is a few links, however far it goes.
 */
export function moveChains(tour: Tour, near: Int32Array): void {
  for (let pass = 0; pass < PASSES; pass++) {
    let moved = false
    for (let first = 0; first < tour.count; first++) {
      let last = first
      for (let length = 1; length <= LONGEST_CHAIN && last !== tour.count; length++) {
        if (moveChain(tour, near, first, last)) {
          moved = true
          break
        }
        last = tour.next[last]!
      }
    }
    if (!moved) return
  }
}

/** Moves a chain to the best place that its ends are near to, if one is better than its own. */
function moveChain(tour: Tour, near: Int32Array, first: number, last: number): boolean {
  const { next, prev, begin } = tour
  const [before, after] = [prev[first]!, next[last]!]
  const saved =
    gapBetween(tour, before, first) + gapBetween(tour, last, after) - gapBetween(tour, before, after)
  if (saved <= LEAST_GAIN) return false
  const [front, back] = [begin[first]!, begin[last]! ^ 1]
  let [best, place, turned] = [LEAST_GAIN, -1, false]
  for (const [end, isFront] of [
    [front, true],
    [back, false],
  ] as const)
    for (let i = end * NEAR; i < (end + 1) * NEAR && near[i] !== -1; i++) {
      const other = near[i]! >> 1
      if (airBetween(tour, end, near[i]!) >= saved) break
      if (inChain(tour, first, last, other)) continue
      // The chain comes to lie after a stroke that is left there, or before one that is begun there.
      const isBegun = begin[other] === near[i]
      const u = isBegun ? prev[other]! : other
      if (u === before || inChain(tour, first, last, u)) continue
      const v = next[u]!
      const isTurned = isFront === isBegun
      const added =
        airBetween(tour, begin[u]! ^ 1, isTurned ? back : front) +
        (v === tour.count ? 0 : airBetween(tour, isTurned ? front : back, begin[v]!)) -
        gapBetween(tour, u, v)
      if (saved - added <= best) continue
      best = saved - added
      place = u
      turned = isTurned
    }
  if (place < 0) return false
  next[before] = after
  prev[after] = before
  if (turned) turnChain(tour, first, last)
  insertAfter(tour, place, turned ? last : first, turned ? first : last)
  return true
}

function inChain({ next }: Tour, first: number, last: number, stroke: number): boolean {
  for (let each = first; ; each = next[each]!) {
    if (each === stroke) return true
    if (each === last) return false
  }
}

/** Turns the links and the strokes of a chain; its outer links are left to the caller. */
function turnChain({ next, prev, begin }: Tour, first: number, last: number): void {
  for (let stroke = first; ; ) {
    const after = next[stroke]!
    begin[stroke]! ^= 1
    next[stroke] = prev[stroke]!
    prev[stroke] = after
    if (stroke === last) return
    stroke = after
  }
}

function insertAfter({ next, prev }: Tour, place: number, first: number, last: number): void {
  const after = next[place]!
  next[place] = first
  prev[first] = place
  next[last] = after
  prev[after] = last
}
