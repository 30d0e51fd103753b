/** The free neighbours of cells by their costs, which are ranks: no two cells cost the same. */
export interface CheapestFree {
  /** The side of a cell to its free neighbour of least cost, the first of several sides to it; -1 where none is free. */
  cheapest(cell: number): number
  /** Takes a cell into the maze. */
  take(cell: number): void
  /** Gives the working memory back. Nothing may be asked afterwards. */
  giveBack(): void
}
