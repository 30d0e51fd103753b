import type { GraphGrid, Grid } from './grid.js'
import type { Place } from './layout.js'

/** Which cells stay: a mark a cell (0 or false drops it), or a question. */
export type Keep = ArrayLike<number | boolean> | ((cell: number) => boolean)

/** A piece that hung together and was left out, for it was not the biggest. */
export interface Island {
  /** How many cells it has. */
  readonly cells: number
  /** Where its first cell stands in the uncut grid. */
  readonly at: Place
}

/** A cut grid, and what was kept by the question but not by the cut. */
export interface Cut<G extends Grid = GraphGrid> {
  /** The biggest piece. */
  readonly grid: G
  /** The other pieces, in the order of their first cells. */
  readonly islands: readonly Island[]
  /** How many cells the islands have in all. */
  readonly leftOut: number
}

/** The fewest cells that a maze can be made of. */
export const LEAST_CELLS = 2
