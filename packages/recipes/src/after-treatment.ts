import type { Capability, MazeBody, Rng } from '@meikyuu/grid'
import type { OPTION_WORDS } from './option-words.js'
import type { WordOption } from './word-option.js'

/**
 * A treatment after carving as recipes need it: any entry of `TREATMENTS`, or
 * one of your own. What it needs and what it leaves is told by the entry, so
 * that a recipe is known to make sense before anything is laid out.
 */
export interface AfterTreatment {
  /** Its name for people. */
  readonly title: string
  /** What it does, in one line. */
  readonly effect?: string
  /** What it asks of a grid. */
  readonly needs: readonly Capability[]
  /** Which option its word carries, one of those in `OPTION_WORDS`. */
  readonly takes?: keyof typeof OPTION_WORDS | null
  /** What its word carries after the name, in place of what it `takes`. */
  readonly option?: WordOption
  /**
   * Whether it works on perfect mazes only.
   * @defaultValue false
   */
  readonly needsPerfect?: boolean
  /**
   * Whether a perfect maze is one afterwards.
   * @defaultValue false
   */
  readonly keepsPerfect?: boolean
  /**
   * What a grid may no longer be able to do afterwards.
   * @defaultValue nothing: the grid stays
   */
  readonly loses?: readonly Capability[]
  /**
   * The most cells that a grid of so many has afterwards. Arithmetic alone.
   * @defaultValue as many
   */
  cellsAfter?(cells: number): number
  /**
   * Treats a maze whose cells all hang together, at once. Gives back that maze
   * or another, of at least two cells, which hang together too; what one of
   * your own gives back is checked.
   *
   * @param options The recipe's field of the entry's option, where it has one.
   */
  apply(maze: MazeBody, rng: Rng, options?: object): MazeBody
}
