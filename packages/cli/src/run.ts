import { CommanderError } from 'commander'
import { MazeError } from 'meikyuu'
import { NothingMade } from './batch.js'
import { CliError, UsageError } from './cli-error.js'
import { EXIT, exitOfSignal } from './exit.js'
import { Interrupted } from './interrupts.js'
import type { Io } from './io.js'
import { isSystemError } from './is-system-error.js'
import { hintOf, programOf } from './program.js'
import { cannotWrite, note, tell } from './tell.js'

/**
 * Runs the command line within a program.
 *
 * @param argv What stands behind the command's name.
 * @param io Where it reads and writes.
 * @returns The exit code: 0 where all went well; 1 for bad input, and for what
 * cannot be written, each with one sentence and its code on `io.err`; 2 for a
 * command line that cannot be read; 130 where Ctrl-C interrupted, as shells have it for other signals.
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const called = { name: null }
  try {
    const outcome = { code: EXIT.done as number }
    await programOf({ io, outcome, argv, called }).parseAsync(argv, { from: 'user' })
    return outcome.code
  } catch (error) {
    return endedBy(error, io, called.name)
  }
}

/** The exit code for what was thrown, once it is told. */
function endedBy(error: unknown, io: Io, called: string | null): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
  if (error instanceof Interrupted) return exitOfSignal(io.interrupts?.signal.reason)
  if (error instanceof NothingMade) return EXIT.badInput
  if (error instanceof UsageError) {
    note(io, `meikyuu: ${error.message}`)
    note(io, hintOf(called))
    return EXIT.usage
  }
  if (MazeError.is(error) || error instanceof CliError) tell(io, error.message, error.code)
  else if (!isSystemError(error)) throw error
  // Whoever read has stopped: there is nobody to tell.
  else if (error.code === 'EPIPE') return EXIT.done
  else cannotWrite(io, error.code)
  return EXIT.badInput
}
