import type { Grid } from './grid.js'
import type { Passages } from './passages.js'

/** A board and what is carved into it: what every maze has, and all that many functions need. */
export interface MazeBody {
  /** The board. */
  readonly grid: Grid
  /** Which sides are open: the passages of that very grid. */
  readonly passages: Passages
}
