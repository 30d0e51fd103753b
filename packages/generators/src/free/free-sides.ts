/**
 * The sides of each cell that lead to free cells, those not yet in the maze:
 * what a generator that comes back to its cells asks at every step. To look
 * at all sides of a cell each time would be slow everywhere and, on a cell
 * with thousands of sides, quadratic.
 */
export interface FreeSides {
  /** How many sides of a cell lead to a free cell. */
  count(cell: number): number
  /** The `k`-th of them, counted from 0 in side order. */
  pick(cell: number, k: number): number
  /** Takes a cell into the maze: no side to it is free any more. */
  take(cell: number): void
  /** Gives the working memory back. Nothing may be asked afterwards. */
  giveBack(): void
}
