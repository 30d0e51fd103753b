import type { Rng } from '@meikyuu/grid'
import { DEEP_SHARE } from './mode-constants.js'

/** How far a cell must be to be deep, where the farthest is `most` away. */
export function leastDeep(most: number): number {
  return Math.ceil(DEEP_SHARE * most)
}

/**
 * Picks one of the deep places among the first `count` of a list of distances;
 * one draw. Never one at distance 0. Where no place has more, -1 and no draw.
 */
export function deepOf(distances: Int32Array, count: number, rng: Rng): number {
  let most = 0
  for (let i = 0; i < count; i++) if (distances[i]! > most) most = distances[i]!
  if (most === 0) return -1
  const least = leastDeep(most)
  let deep = 0
  for (let i = 0; i < count; i++) if (distances[i]! >= least) deep++
  let left = rng.below(deep)
  for (let i = 0; ; i++) if (distances[i]! >= least && left-- === 0) return i
}

/**
 * As {@link deepOf}, for the list of all cells.
 *
 * @param order The cells reached, nearest first, as a breadth-first search leaves them.
 * @param reached How many they are.
 */
export function deepOfAll(
  order: ArrayLike<number>,
  reached: number,
  distance: ArrayLike<number>,
  rng: Rng,
): number {
  const most = distance[order[reached - 1]!]!
  if (most === 0) return -1
  const least = leastDeep(most)
  let deep = 0
  while (distance[order[reached - 1 - deep]!]! >= least) deep++
  let left = rng.below(deep)
  for (let cell = 0; ; cell++) if (distance[cell]! >= least && left-- === 0) return cell
}
