import type { Rng } from '@meikyuu/grid'
import { DEEP_SHARE } from './mode-constants.js'

/**
 * Picks one of the deep cells of a list, in list order; one draw. Never a cell
 * at distance 0. Where no cell of the list is farther, -1 and no draw.
 */
export function deepOf(cells: ArrayLike<number>, distance: ArrayLike<number>, rng: Rng): number {
  let most = 0
  for (let i = 0; i < cells.length; i++) if (distance[cells[i]!]! > most) most = distance[cells[i]!]!
  if (most === 0) return -1
  const least = Math.ceil(DEEP_SHARE * most)
  let deep = 0
  for (let i = 0; i < cells.length; i++) if (distance[cells[i]!]! >= least) deep++
  let left = rng.below(deep)
  for (let i = 0; ; i++) if (distance[cells[i]!]! >= least && left-- === 0) return cells[i]!
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
  const least = Math.ceil(DEEP_SHARE * most)
  let deep = 0
  while (distance[order[reached - 1 - deep]!]! >= least) deep++
  let left = rng.below(deep)
  for (let cell = 0; ; cell++) if (distance[cell]! >= least && left-- === 0) return cell
}
