/** What going straight for the goal comes to. */
export interface StraightGuess {
  /** Forks of the way at which it is wrong. */
  readonly traps: number
  /** Cells on no shortest way that it enters. */
  readonly waste: number
}
