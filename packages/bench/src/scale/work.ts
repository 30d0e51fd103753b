/** Something that a process does again and again. */
interface Work {
  /** One turn, from a seed; what it returns is kept until the next. */
  readonly turn: (seed: number) => unknown
  /** A hash of what a turn returned, not timed; absent where the maker draws otherwise than the others. */
  readonly hash?: (made: never) => string
  /** Whether a lattice has been read as a graph, told after a turn. */
  readonly asGraph?: () => boolean
}

/** Makes what a work needs, of boards of `width` by `width` cells. Not timed. */
export type Prepare = (width: number, seed: number) => Work
