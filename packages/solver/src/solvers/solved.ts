/**
 * Why a solver gives no route. `no-way`: all that can be reached was looked at,
 * and the goal is not there. `came-back`: a walker stands as it stood before and
 * would walk in a circle for ever; there may be a way. `out-of-steps`: as many
 * steps as it was allowed were walked; there may be a way.
 */
export type NoRouteReason = 'no-way' | 'came-back' | 'out-of-steps'

/** What a solver found, and what it cost. */
export interface Solved {
  /**
   * The cells from start to goal, both included, each joined to the next by a
   * passage; null where none was found. No cell stands there twice, but in the
   * tour to the keys.
   */
  readonly route: Int32Array | null
  /**
   * How many cells were looked at. Of a search: the cells reached, those that
   * still wait included. Of a walker: the cells it stood on. Of a filler: all,
   * for it sees the maze from above.
   */
  readonly visited: number
  /**
   * How many passages were walked. Of a walker: the length of its walk, each
   * step back included. Of a search: how often it looked through a passage, from
   * either end. Of a filler: the passages that it filled.
   */
  readonly steps: number
  /**
   * Whether the solver knows that no way is shorter (of Dijkstra's: cheaper).
   * False does not say that one is. A route of one passage or none is always a
   * shortest one.
   */
  readonly shortest: boolean
  /** Why there is no route; null where there is one. */
  readonly reason: NoRouteReason | null
}
