import { CommanderError } from 'commander'
import { MazeError } from 'meikyuu'
import type { Io, Output } from './io.js'
import { isSystemError } from './is-system-error.js'
import { programOf } from './program.js'
import { WriteError } from './write-file.js'

/** What a command ends with. */
export const EXIT = { done: 0, badInput: 1, usage: 2 } as const

/**
 * Runs the command line within a program.
 *
 * @param argv What stands behind the command's name.
 * @param io Where it writes.
 * @returns The exit code: 0 where all went well; 1 for bad input, and for what
 * cannot be written, with one sentence and its code on `io.err`; 2 for a command line that cannot be read.
 */
export function main(argv: readonly string[], io: Io): number {
  try {
    programOf(io).parse(argv, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
    if (MazeError.is(error) || error instanceof WriteError) tell(io.err, error.message, error.code)
    else if (!isSystemError(error)) throw error
    // Whoever read has stopped: there is nobody to tell.
    else if (error.code === 'EPIPE') return EXIT.done
    else cannotWrite(io.err, error.code)
    return EXIT.badInput
  }
}

/** Says that the output has nowhere to go, with the system's code. */
export function cannotWrite(err: Output, code: string): void {
  tell(err, 'cannot write the output', code)
}

/** One sentence; where that cannot be written either, the exit code says it all. */
function tell(err: Output, sentence: string, code: string): void {
  try {
    err.write(`meikyuu: ${sentence} (${code})\n`)
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}
