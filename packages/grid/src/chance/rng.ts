/**
 * A source of choices. Same seed, same choices, in every engine and for ever:
 * the number and the order of draws that a function takes is part of its
 * contract.
 */
export interface Rng {
  /** A number from 0 up to, not including, 1; one draw. */
  next(): number
  /** A whole number from 0 up to, not including, `n`; one draw, also for `n` = 1. */
  below(n: number): number
}
