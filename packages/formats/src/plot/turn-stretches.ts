import { newInts } from '@meikyuu/grid'
import { LEAST_GAIN } from './move-chains.js'
import { NEAR } from './near-ends.js'
import { airBetween, orderOf, setOrder, type Tour } from './tour.js'

/** How often all strokes are tried. */
const PASSES = 6

/** The longest stretch of strokes that is turned, so that a turn costs little. */
const LONGEST_STRETCH = 1000

/** How many strokes may be turned in all, for each stroke there is. */
const TURNS_A_STROKE = 100

/**
 * 2-opt (Croes 1958): turns stretches of the tour, as long as that shortens the
 * way through the air. Bounded: the longest stretch, and the strokes turned in
 * all, so that time stays linear in strokes and the result the same everywhere.
 */
export function turnStretches(tour: Tour, near: Int32Array): void {
  const order = orderOf(tour)
  const place = newInts(tour.count)
  for (let i = 0; i < order.length; i++) place[order[i]! >> 1] = i
  let budget = tour.count * TURNS_A_STROKE
  for (let pass = 0; pass < PASSES && budget > 0; pass++) {
    let turned = 0
    for (let i = 0; i < order.length && budget > turned; i++) turned += turnAt(tour, near, order, place, i)
    if (turned === 0) break
    budget -= turned
  }
  setOrder(tour, order)
}

/** Turns the best stretch that begins or ends at the gap before stroke number `i`. Returns how many strokes were turned. */
function turnAt(tour: Tour, near: Int32Array, order: Int32Array, place: Int32Array, i: number): number {
  const home = tour.count * 2 + 1
  const left = i === 0 ? home : order[i - 1]! ^ 1
  const begun = order[i]!
  const gap = airBetween(tour, left, begun)
  let [best, from, to] = [LEAST_GAIN, -1, -1]
  const consider = (a: number, b: number): void => {
    if (a > b || b - a >= LONGEST_STRETCH) return
    const gain = gainOf(tour, order, a, b, home)
    if (gain <= best) return
    best = gain
    from = a
    to = b
  }
  // Near what is left before the gap: another end that is left somewhere. The pen's home has no near ends.
  if (i > 0)
    for (let k = left * NEAR; k < (left + 1) * NEAR && near[k] !== -1; k++) {
      if (airBetween(tour, left, near[k]!) >= gap) break
      const j = place[near[k]! >> 1]!
      if (order[j] === near[k]) continue
      if (j >= i) consider(i, j)
      else consider(j + 1, i - 1)
    }
  // Near what is begun after it: another that is begun somewhere.
  for (let k = begun * NEAR; k < (begun + 1) * NEAR && near[k] !== -1; k++) {
    if (airBetween(tour, begun, near[k]!) >= gap) break
    const j = place[near[k]! >> 1]!
    if (order[j] !== near[k]) continue
    if (j > i) consider(i, j - 1)
    else consider(j, i - 1)
  }
  if (from < 0) return 0
  turn(order, place, from, to)
  return to - from + 1
}

/** How much air is saved by turning strokes `a` to `b`. */
function gainOf(tour: Tour, order: Int32Array, a: number, b: number, home: number): number {
  const before = a === 0 ? home : order[a - 1]! ^ 1
  const saved = airBetween(tour, before, order[a]!) - airBetween(tour, before, order[b]! ^ 1)
  if (b + 1 === order.length) return saved
  const after = order[b + 1]!
  return saved + airBetween(tour, order[b]! ^ 1, after) - airBetween(tour, order[a]!, after)
}

function turn(order: Int32Array, place: Int32Array, a: number, b: number): void {
  for (let [i, j] = [a, b]; i <= j; i++, j--) {
    const end = order[i]! ^ 1
    order[i] = order[j]! ^ 1
    order[j] = end
    place[order[i]! >> 1] = i
    place[order[j]! >> 1] = j
  }
}
