import { checkWhole, Xoshiro128 } from '@meikyuu/grid'
import type { RowKey } from './row-key.js'

/** Part of every state, so that none is all 0: the golden ratio's first 32 bits. */
const GOLDEN = 0x9e3779b9

/** Each bit of the key and the row reaches every bit of the state in four; twice that, to be safe. */
const ROUNDS = 8

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
  let a = key.high | 0
  let b = key.low | 0
  let c = row | 0
  let d = GOLDEN | 0
  for (let round = 0; round < ROUNDS; round++) {
    a = (a + b) | 0
    d = rotated(d ^ a, 16)
    c = (c + d) | 0
    b = rotated(b ^ c, 12)
    a = (a + b) | 0
    d = rotated(d ^ a, 8)
    c = (c + d) | 0
    b = rotated(b ^ c, 7)
  }
  return Xoshiro128.fromState(a, b, c, d)
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
