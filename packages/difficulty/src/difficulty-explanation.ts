import type { VisitedZones } from '@meikyuu/coverage'
import type { Branch } from '@meikyuu/measure'
import type { MazeDifficulty } from './maze-difficulty.js'

/** Why a maze is as hard as it is: what a picture or a text needs to show it. */
export interface DifficultyExplanation {
  /** The figures that all below adds up to. */
  readonly difficulty: MazeDifficulty
  /** The cells of the way, from start to goal. */
  readonly way: Int32Array
  /** Where there is a choice on the way, from the start on: their `waste` adds up to that of the difficulty. */
  readonly forks: readonly Fork[]
  /** The cells of the forks that are traps. */
  readonly traps: readonly number[]
  /**
   * Where someone stands, step by step, who always goes on to the unvisited cell
   * nearest the goal and steps back where there is none: from the start to the
   * goal, each cell a passage away from the one before, steps back included.
   */
  readonly walk: Int32Array
  /** The cells on no shortest way that the walk enters, in the order entered. */
  readonly wasteCells: Int32Array
  /** The branches, from the start to the goal; those of one cell in side order. */
  readonly branches: readonly ExplainedBranch[]
  /** Where the way turns, from the start on. */
  readonly bends: readonly Bend[]
  /**
   * The zones of the board, and which the route visits; null where the coverage
   * was given and not worked out. Of a shell, such as the faces of a cube,
   * `SOLID_ZONES_TOP` of them count as all: there `difficulty.coverage.zones`
   * is `zones.share` over that, 1 at most; on the plane it is `zones.share`.
   */
  readonly zones: VisitedZones | null
}

/** A cell of the way, before the goal, with more than one way on. */
export interface Fork {
  /** The cell. */
  readonly cell: number
  /** The next cell of the way. */
  readonly next: number
  /**
   * The cells that one may go on to, nearest the goal first; exact ties by the
   * lower cell. One off the way stands as often as passages lead there.
   */
  readonly options: Int32Array
  /** The first of the options: where someone goes who heads straight for the goal. */
  readonly straightGuess: number
  /** Whether that is wrong: on no shortest way. */
  readonly trap: boolean
  /**
   * How many cells on no shortest way the walk enters from here, over others off
   * the way or directly. In a perfect maze it is more than 0 at every trap and
   * nowhere else; where there are loops the walk may never come to a trap.
   */
  readonly waste: number
}

/** A branch with its cells. */
export interface ExplainedBranch extends Branch {
  /** Its cells, nearest the way first. */
  readonly cells: Int32Array
  /** Whether the walk enters any of its cells; in a perfect maze it then enters all of them. */
  readonly entered: boolean
}

/** A cell of the way where the heading changes. */
export interface Bend {
  /** The cell. */
  readonly cell: number
  /** By how many degrees: more than {@link BEND_DEGREES}, 180 at most. */
  readonly degrees: number
}
