import { MazeError } from 'meikyuu'
import { CliError } from '../cli-error.js'
import type { Io } from '../io.js'
import { systemWords } from '../system-words.js'
import { put } from './put.js'

/** A piece of a result. */
export type Piece = string | Uint8Array

/** Where a result goes. */
export interface Destination {
  /** The name of a file; the output where it is absent or `-`. */
  readonly output?: string | undefined
  /** Whether the file may be there already. */
  readonly force?: boolean | undefined
}

/** Whether a result goes to the output, and to no file. */
export function isPrinted({ output = '-' }: Destination): boolean {
  return output === '-'
}

/**
 * Brings a result to the output piece by piece, or to a file that is there
 * whole or not at all.
 *
 * @throws CliError `FILE_EXISTS`, or the system's code where it refuses a file; whatever the pieces throw.
 */
export async function deliver(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  { output, force = false }: Destination,
  io: Io,
): Promise<void> {
  if (output === undefined || isPrinted({ output })) {
    for await (const piece of pieces) await put(io.out, piece, io.interrupts)
    return
  }
  if (output === '') throw new CliError('expected the name of a file, got ""', 'BAD_ARGUMENT')
  const { writeFileWhole } = await import('@meikyuu/node')
  // Signals are not held here: a file half written is removed by who writes it, and a pipe that
  // nobody reads would be waited for without an end.
  try {
    await writeFileWhole(output, pieces, { force })
  } catch (error) {
    throw inOurWords(error)
  }
}

/** What was thrown, with what helps at a command line: the option, the system's code. */
function inOurWords(error: unknown): unknown {
  if (MazeError.is(error, 'FILE_EXISTS'))
    return new CliError(`${error.details.file} is there already; --force writes over it`, error.code)
  if (MazeError.is(error, 'CANNOT_WRITE'))
    return new CliError(
      `cannot write ${error.details.file}${systemWords(error.details.code, false)}`,
      error.details.code,
    )
  return error
}
