import type { Interrupts } from './interrupts.js'

/** What a command writes to and reads from, so that it can be run within a program. */
export interface Io {
  /** Takes what was asked for. */
  readonly out: Output
  /** Takes errors, notices and progress. */
  readonly err: Output
  /** The environment: NO_COLOR, FORCE_COLOR and TERM are read. */
  readonly env: Readonly<Record<string, string | undefined>>
  /**
   * What is read where no recipe is given.
   * @defaultValue nothing
   */
  readonly input?: Input
  /**
   * Hears of signals, such as Ctrl-C.
   * @defaultValue nothing interrupts
   */
  readonly interrupts?: Interrupts
}

/** A stream of text; a process's stdout is one. */
export interface Output {
  /** Takes a piece of text, or bytes. Where it gives back false, it is asked to be spared until it tells of `drain`. */
  write(piece: string | Uint8Array): unknown
  /** Calls `listener` once there is room again. */
  once?(event: 'drain', listener: () => void): unknown
  /** Brings out what was written and waits for more, where it gathers. */
  flush?(): void
  /** Whether it is a terminal. */
  readonly isTTY?: boolean
  /** The width of the terminal, where it is one. */
  readonly columns?: number
  /** The height of the terminal, where it is one. */
  readonly rows?: number
}

/** A stream of bytes to read; a process's stdin is one. */
export interface Input extends AsyncIterable<Uint8Array | string> {
  /** Whether somebody types into it. */
  readonly isTTY?: boolean
  /** Whether it is a pipe or a file, so that what it holds is meant for the command. */
  readonly isPiped?: boolean
  /** Whether keys are told one by one, and not shown. */
  setRawMode?(raw: boolean): unknown
}
