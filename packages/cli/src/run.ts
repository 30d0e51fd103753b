import { CommanderError } from 'commander'
import { MazeError } from 'meikyuu'
import type { Io } from './io.js'
import { programOf } from './program.js'
import { WriteError } from './write-file.js'

/** What a command ends with. */
export const EXIT = { done: 0, badInput: 1, usage: 2 } as const

/**
 * Runs the command line within a program.
 *
 * @param argv What stands behind the command's name.
 * @param io Where it writes.
 * @returns The exit code: 0 where all went well; 1 for bad input, with one
 * sentence and its code on `io.err`; 2 for a command line that cannot be read.
 */
export function main(argv: readonly string[], io: Io): number {
  try {
    programOf(io).parse(argv, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
    if (!MazeError.is(error) && !(error instanceof WriteError)) throw error
    io.err.write(`meikyuu: ${error.message} (${error.code})\n`)
    return EXIT.badInput
  }
}
