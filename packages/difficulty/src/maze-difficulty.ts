import type { MazeCoverage } from '@meikyuu/coverage'
import type { MazeMeasure } from '@meikyuu/measure'
import type { TermName } from './difficulty-constants.js'

/** Each part of a difficulty, from 0 to 1, before its weight. */
export type DifficultyTerms = { readonly [name in TermName]: number }

/** How hard a maze is to play, and what the number is made of. */
export interface MazeDifficulty {
  /** `exact`, rounded to a whole number from 0 to 100; halves round up. */
  readonly score: number
  /** The difficulty, from 0 to 100: `base * coverage.factor`. */
  readonly exact: number
  /** The weighted sum of the terms, times 100. */
  readonly base: number
  /** How much of the board the route covers, and the factor it gives. */
  readonly coverage: MazeCoverage
  /** The parts. */
  readonly terms: DifficultyTerms
  /** Whether always going to the cell nearest the goal leads there without entering a wrong cell: `waste` is 0. */
  readonly straight: boolean
  /**
   * Forks of the way where the cell nearest the goal is wrong: not the next of
   * the way, nor on another shortest way.
   */
  readonly traps: number
  /** Cells on no shortest way entered by always going to the cell nearest the goal. */
  readonly waste: number
  /** Cells of the way where the heading changes by more than {@link BEND_DEGREES}. */
  readonly turns: number
  /** The counts that the parts are made from. */
  readonly measure: MazeMeasure
}
