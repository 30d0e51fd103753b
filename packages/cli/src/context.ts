import type { Io } from './io.js'

/** What all commands share: where they read and write, and how the run ends. */
export interface Context {
  readonly io: Io
  /** What stands behind the command's name. */
  readonly argv: readonly string[]
  /** What the run ends with, unless something is thrown. */
  readonly outcome: { code: number }
  /** The command that runs, once that is known. */
  readonly called: { name: string | null }
}
