import type { MazeBody, MazeWithEnds, Rng } from '@meikyuu/grid'
import type { WordOption } from '../word-option.js'

/** Where a maze begins and ends, and what lies on the way. */
export type Ends = Pick<MazeWithEnds, 'start' | 'goal' | 'entrance' | 'exit' | 'keys'>

/** The rule by which a mode gives a carved maze its ends, with the stream that carved it. */
export type EndsRule<Options extends object = object> = {
  // A method's type, so that a rule over its own options fits a table of rules.
  /**
   * Picks the ends, at once, and changes nothing of the maze. `options` has the field of the mode's option,
   * where it has one.
   */
  place(maze: MazeBody, rng: Rng, options: Options): Ends
}['place']

/** What every entry of a table of modes has. */
export interface ModeEntry {
  /** Its name for people, such as `Enter and leave`. */
  readonly title: string
  /** The rule for the ends; null for a map, a maze without any. */
  readonly ends: EndsRule | null
  /** What its word carries after the name. */
  readonly option?: WordOption
}
