import type { Rng } from '@meikyuu/grid'

/** What the streams of all rows of a maze are made from: 64 bits. */
export interface RowKey {
  /** The first 32 bits, as an unsigned whole number. */
  readonly high: number
  /** The last 32 bits, as an unsigned whole number. */
  readonly low: number
}

/**
 * The key of a maze whose rows have streams of their own: the first two draws
 * of the maze's stream, `below(2 ** 32)` each, the high half first.
 *
 * @example
 * ```ts
 * rowKey(new Mulberry32(42)) // => { high: 2581720956, low: 1925393290 }
 * ```
 */
export function rowKey(rng: Rng): RowKey {
  const high = rng.below(2 ** 32)
  return { high, low: rng.below(2 ** 32) }
}
