/** The free neighbours of cells by their costs, which are ranks: no two cells cost the same. */
export interface CheapestFree {
  /** The side of a cell to its free neighbour of least cost, the first of several sides to it; -1 where none is free. */
  cheapest(cell: number): number
  /** Whether a cell may have a free neighbour: false where it has none for sure, and that is quickly told. */
  mayHave(cell: number): boolean
  /** Takes a cell into the maze. */
  take(cell: number): void
  /** Gives the working memory back. Nothing may be asked afterwards. */
  giveBack(): void
}
