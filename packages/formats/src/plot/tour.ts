import { newFloats, newInts } from '@meikyuu/grid'
import type { Strokes } from './strokes.js'

/**
 * The order in which a pen draws strokes, as a ring of links: stroke by stroke,
 * each begun at one of its ends, from home (a stroke of its own, with the number
 * after the last) and, for free, back home.
 */
export interface Tour {
  /** How many strokes there are, which is home's number too. */
  readonly count: number
  /** The stroke after each, and the one before. */
  readonly next: Int32Array
  readonly prev: Int32Array
  /** The end at which each is begun; it is left at the other, `begin[stroke] ^ 1`. */
  readonly begin: Int32Array
  /** Where ends lie. */
  readonly x: Float64Array
  readonly y: Float64Array
}

/** The tour of strokes as they were drawn, from a pen at a place. */
export function tourOf(strokes: Strokes, homeX: number, homeY: number): Tour {
  const { count } = strokes
  const [x, y] = [newFloats(count * 2 + 2), newFloats(count * 2 + 2)]
  x.set(strokes.x)
  y.set(strokes.y)
  x.fill(homeX, count * 2)
  y.fill(homeY, count * 2)
  const tour: Tour = {
    count,
    next: newInts(count + 1),
    prev: newInts(count + 1),
    begin: newInts(count + 1),
    x,
    y,
  }
  setOrder(
    tour,
    Int32Array.from({ length: count }, (_, stroke) => stroke * 2),
  )
  return tour
}

/** Makes a tour begin the strokes at these ends, in this order. */
export function setOrder({ count, next, prev, begin }: Tour, order: Int32Array): void {
  let before = count
  for (let i = 0; i < count; i++) {
    const stroke = order[i]! >> 1
    begin[stroke] = order[i]!
    next[before] = stroke
    prev[stroke] = before
    before = stroke
  }
  next[before] = count
  prev[count] = before
  begin[count] = count * 2
}

/** The ends at which strokes are begun, in order. */
export function orderOf({ count, next, begin }: Tour): Int32Array {
  const order = newInts(count)
  let stroke = next[count]!
  for (let i = 0; i < count; i++) {
    order[i] = begin[stroke]!
    stroke = next[stroke]!
  }
  return order
}

/** How far the pen goes through the air between two ends. */
export function airBetween({ x, y }: Tour, a: number, b: number): number {
  const [dx, dy] = [x[a]! - x[b]!, y[a]! - y[b]!]
  return Math.sqrt(dx * dx + dy * dy)
}

/** How far it goes from one stroke to another; nothing to home, for there is no need to go there. */
export function gapBetween(tour: Tour, before: number, after: number): number {
  if (after === tour.count) return 0
  return airBetween(tour, tour.begin[before]! ^ 1, tour.begin[after]!)
}

/** How far the pen goes through the air in all. */
export function airOf(tour: Tour): number {
  let air = 0
  for (let stroke = tour.count; ; ) {
    const after = tour.next[stroke]!
    air += gapBetween(tour, stroke, after)
    if (after === tour.count) return air
    stroke = after
  }
}
