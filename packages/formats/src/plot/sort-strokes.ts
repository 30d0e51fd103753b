import { moveChains } from './move-chains.js'
import { nearEnds } from './near-ends.js'
import { nearestFirst } from './nearest-first.js'
import type { Strokes } from './strokes.js'
import { airOf, orderOf, setOrder, tourOf } from './tour.js'
import { turnStretches } from './turn-stretches.js'

/** The order of strokes, and how far the pen goes through the air in it. */
export interface SortedStrokes {
  /** The ends at which strokes are begun, in order. */
  readonly order: Int32Array
  /** The way through the air, from where the pen was to the last stroke's beginning. */
  readonly air: number
  /** The same in the order in which the strokes were drawn. */
  readonly airBefore: number
}

/**
 * Orders strokes so that a pen which comes from a place goes a short way through
 * the air: always to the nearest end that is left, then improved by moving
 * chains and turning stretches. Never longer than as they were drawn. The same
 * everywhere; about linear in strokes.
 */
export function sortStrokes(strokes: Strokes, fromX: number, fromY: number): SortedStrokes {
  const tour = tourOf(strokes, fromX, fromY)
  const airBefore = airOf(tour)
  const drawn = orderOf(tour)
  if (strokes.count === 0) return { order: drawn, air: 0, airBefore }
  setOrder(tour, nearestFirst(tour))
  const near = nearEnds(tour)
  moveChains(tour, near)
  turnStretches(tour, near)
  moveChains(tour, near)
  const air = airOf(tour)
  return air <= airBefore
    ? { order: orderOf(tour), air, airBefore }
    : { order: drawn, air: airBefore, airBefore }
}
