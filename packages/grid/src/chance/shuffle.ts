import { checkWhole } from '../check.js'
import { MazeError, shown } from '../errors.js'
import type { Rng } from './rng.js'

/**
 * Shuffles the first `length` numbers of `list` in place (Fisher and Yates,
 * as Durstenfeld wrote it in 1964): from the last place down to the second,
 * one draw each. It relies on the draws: pass one of your own through
 * {@link checkedRng} first.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no list, or has not so many numbers.
 */
export function shuffle(
  list: { [index: number]: number; readonly length: number },
  rng: Rng,
  length = list?.length,
): void {
  if (typeof list !== 'object' || list === null)
    throw new MazeError('BAD_ARGUMENT', { name: 'list', expected: 'a list', got: shown(list) })
  checkWhole('length', length, 0, list.length)
  for (let i = length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const moved = list[i]!
    list[i] = list[j]!
    list[j] = moved
  }
}
