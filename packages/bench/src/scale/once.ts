/** What one process found: of one work, by one maker, at one size, from one seed. */
export interface Once {
  /** Nanoseconds of processor time a cell, collecting garbage and compiling included. */
  readonly nsPerCell: number
  /** The most memory held beyond that of the program itself, after a first turn: board, maze and working memory. */
  readonly bytes: number
  /** Of what was made from the seed; null where the maker draws otherwise than the others. */
  readonly hash: string | null
  /** Whether a lattice was read as a graph: then the general engine was at work. */
  readonly asGraph?: boolean
}
