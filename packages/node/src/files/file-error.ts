import { MazeError } from 'meikyuu'

/** What the system throws where it refuses, with its code, such as `ENOSPC`. */
interface SystemError extends Error {
  readonly code: string
}

/**
 * Does something to a file, or waits for it.
 *
 * @param file The one that is told of.
 * @throws MazeError `CANNOT_WRITE` in place of what the system throws, which is its `cause`.
 */
export async function toldOf<T>(file: string, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw Object.assign(new MazeError('CANNOT_WRITE', { file, code: error.code }), { cause: error })
  }
}

/** Whether something was thrown with a code, as the system and Node do and a MazeError that is passed on does not. */
function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && !MazeError.is(error) && hasCode(error)
}

/** Whether what was thrown has a code of the system, one of `codes` where they are given. */
export function hasCode(error: unknown, codes?: readonly string[]): boolean {
  const { code } = error as Partial<SystemError>
  return typeof code === 'string' && (codes === undefined || codes.includes(code))
}
