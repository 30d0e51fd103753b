import { borrowInts, checkWhole, giveBackInts, Xoshiro128 } from '@meikyuu/grid'
import { putRowState, STATE_WORDS } from './put-row-state.js'
import type { RowKey } from './row-key.js'

/** The most that a row may be numbered. */
const MOST = 2 ** 32 - 1

/**
 * The stream of one row of a maze: xoshiro128** whose four words of state are
 * the key's high half, its low half, the row and 0x9E3779B9, put through eight
 * quarter-rounds of ChaCha (Daniel J. Bernstein, 2008). These can be undone, so
 * no two rows of a key have the same state, nor two keys in the same row.
 *
 * @param row From 0 to 2^32 - 1.
 * @throws MazeError `BAD_ARGUMENT`
 *
 * @example
 * ```ts
 * const key = rowKey(new Mulberry32(42))
 * rowStream(key, 1000).below(100) // => 17
 * ```
 */
export function rowStream(key: RowKey, row: number): Xoshiro128 {
  checkWhole('key.high', key?.high, 0, MOST)
  checkWhole('key.low', key.low, 0, MOST)
  checkWhole('row', row, 0, MOST)
  const state = borrowInts(STATE_WORDS)
  putRowState(key.high, key.low, row, state)
  const stream = Xoshiro128.fromState(state[0]!, state[1]!, state[2]!, state[3]!)
  giveBackInts(state)
  return stream
}
