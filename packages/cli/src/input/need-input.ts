import { UsageError } from '../cli-error.js'
import type { Io } from '../io.js'

/** Throws unless there is something to read: nobody types documents, and a pipe that is none would be waited for. */
export function needInput(args: readonly string[], { input }: Io): void {
  if (args.length === 0 && (input === undefined || input.isTTY === true))
    throw new UsageError('expected recipes: as arguments, in files, or on standard input')
}
