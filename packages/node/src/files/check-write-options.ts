import { MazeError, shown } from 'meikyuu'

/** How a file is written. */
interface WriteOptions {
  readonly force?: unknown
  readonly signal?: unknown
}

/** Throws `BAD_ARGUMENT` for options that came from anywhere and are not of their kind. */
export function checkWriteOptions({ force, signal }: WriteOptions): void {
  if (force !== undefined && typeof force !== 'boolean') throw wrong('options.force', 'a boolean', force)
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw wrong('options.signal', 'an AbortSignal', signal)
}

function wrong(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
