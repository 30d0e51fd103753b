import type { Grid } from '@meikyuu/grid'
import type { RecipeLimits } from './recipe-limits.js'

/**
 * How the word of an algorithm or a mode carries more than its name: the words
 * that follow it in a code, as in `keys-3` and `growing-newest90-random10`,
 * and the field of the recipe that holds what they say.
 *
 * `read` and `write` undo each other: `read(write(value))` is the value.
 */
export interface WordOption<Field extends string = string, Value = unknown> {
  /** The recipe's field, such as `keys`: a word of letters and digits that no recipe, and no other object, has yet. */
  readonly field: Field
  /** What the words say, such as `a number of keys`; for messages. */
  readonly title: string
  /**
   * The value that the words after the name say; there are none for the bare
   * name. `undefined` leaves the field out. Throws a MazeError for words that
   * say nothing, in steps that grow no faster than the words.
   */
  read(words: readonly string[], limits: Required<RecipeLimits>): Value
  /** The words for a value: letters, digits, `.` and `_`. */
  write(value: Value): readonly string[]
  /**
   * The value as it stands in a recipe, from whatever stands in the field of
   * an object; `undefined` where there is none. Throws a MazeError for what is
   * no value. A value that is an object is best a copy, so that it is the
   * recipe's own.
   */
  check(value: unknown): Value
  /**
   * What the generator, treatment or mode is told, where that is another thing
   * than the recipe holds: a share for a percentage, no more seeds than cells.
   * @defaultValue the value of the recipe
   */
  told?(value: Value, grid: Grid): unknown
}
