import type { Rng } from './rng.js'

/**
 * Shuffles the first `length` numbers of `list` in place (Fisher and Yates,
 * as Durstenfeld wrote it in 1964): from the last place down to the second,
 * one draw each.
 */
export function shuffle(
  list: { [index: number]: number; readonly length: number },
  rng: Rng,
  length = list.length,
): void {
  for (let i = length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const moved = list[i]!
    list[i] = list[j]!
    list[j] = moved
  }
}
