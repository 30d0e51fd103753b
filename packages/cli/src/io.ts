/** What a command writes to and reads from, so that it can be run within a program. */
export interface Io {
  /** Takes what was asked for. */
  readonly out: Output
  /** Takes errors and notices. */
  readonly err: Output
  /** The environment: NO_COLOR and FORCE_COLOR are read. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A stream of text; a process's stdout is one. */
export interface Output {
  /** Takes a piece of text. */
  write(text: string): unknown
  /** Whether it is a terminal. */
  readonly isTTY?: boolean
  /** The width of the terminal, where it is one. */
  readonly columns?: number
}
