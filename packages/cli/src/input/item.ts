import type { CliError } from '../cli-error.js'

/** One thing to work on, or what is wrong with it. */
export interface Item {
  /** Where it stands, such as `line 3` or `mazes.txt, line 3`; null for the only argument. */
  readonly place: string | null
  /** A recipe's code or a document in JSON. */
  readonly text: string | CliError
  /** What is to be said of it, without harm. */
  readonly notes?: readonly string[]
}
