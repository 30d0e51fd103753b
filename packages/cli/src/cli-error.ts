/** Input or output of the command line itself that cannot be used: one sentence and a code, as a MazeError has. */
export class CliError extends Error {
  /** For programs: a word of our own such as `FILE_EXISTS`, or the system's, such as `ENOENT`. */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'CliError'
    this.code = code
  }
}

/** A command line that cannot be followed. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}
