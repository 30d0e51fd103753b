/** Part of every state, so that none is all 0: the golden ratio's first 32 bits. */
const GOLDEN = 0x9e3779b9

/** Each bit of the key and the row reaches every bit of the state in four; twice that, to be safe. */
const ROUNDS = 8

/** Words of a state of xoshiro128**. */
export const STATE_WORDS = 4

/**
 * Puts the state that a row's stream begins with in the first four words: see
 * `rowStream`. It is for kernels, which keep it in local variables while they
 * draw; a stream takes longer to make than a hundred draws.
 *
 * @param high The key's first 32 bits, of either sign.
 * @param low Its last.
 */
export function putRowState(high: number, low: number, row: number, state: Int32Array): void {
  let a = high | 0
  let b = low | 0
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
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = d
}

/** A word's bits, so many places higher, and those that fall out above put in again below. */
export function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
