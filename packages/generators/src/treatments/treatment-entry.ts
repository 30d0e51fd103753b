import type { Capability, Recorder, Rng } from '@meikyuu/grid'
import type { BraidPreference } from './braid.js'
import type { MazeToTreat, TreatedMaze } from './treated-maze.js'

/** What a treatment of a table can be told. */
export interface TreatmentOptions {
  /** A share from 0 to 1; only for an entry that takes a share, which must have it. */
  readonly share?: number
  /** How many times; only for an entry that takes times, which must have them. */
  readonly times?: number
  /** Which neighbours are preferred; only for `braid`. */
  readonly prefer?: BraidPreference
}

/** The one field of {@link TreatmentOptions} that an entry must have. */
export type TreatmentOptionName = 'share' | 'times'

/** A treatment in a table: something done to a maze between carving and giving it ends. */
export interface TreatmentEntry {
  /** Its name for people. */
  readonly title: string
  /** What it does, in one line. */
  readonly effect: string
  /** The field that its options must have, or null where it takes none. */
  readonly takes: TreatmentOptionName | null
  /** What it asks of a grid. */
  readonly needs: readonly Capability[]
  /** Whether it works on perfect mazes only. */
  readonly needsPerfect: boolean
  /** Whether a perfect maze is one afterwards. */
  readonly keepsPerfect: boolean
  /** What a grid may no longer be able to do afterwards. */
  readonly loses: readonly Capability[]
  /** The most cells that a grid of so many has afterwards. */
  cellsAfter(cells: number): number
  /**
   * Treats a maze: gives back another, and leaves the one given as it is. Cells
   * that hang together do so afterwards. The number and the order of draws is
   * part of its contract. A recorder is of the grid given, with `open` as its
   * passages have it; it is told all that happens, and changes nothing of it.
   */
  apply(maze: MazeToTreat, rng: Rng, options?: TreatmentOptions, recorder?: Recorder): TreatedMaze
}
