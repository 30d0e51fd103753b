import { MazeError, type MazeErrorCode, type MazeErrorDetails, shown } from 'meikyuu'

/** An error as plain data, which comes through to another thread whole. */
export interface ErrorParcel {
  /** What its class calls it. */
  readonly name: string
  /** Its sentence. */
  readonly message: string
  /** Where it was thrown, where that is known. */
  readonly stack: string | undefined
  /** Of a MazeError, its code; else null. */
  readonly code: MazeErrorCode | null
  /** Of a MazeError, its details. */
  readonly details: unknown
}

/** What was thrown, as plain data. Of what is no error, its text. */
export function errorParcel(thrown: unknown): ErrorParcel {
  if (MazeError.is(thrown)) {
    const { name, message, stack, code, details } = thrown
    return { name, message, stack, code, details }
  }
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(textOf(thrown))
  return { name, message, stack, code: null, details: null }
}

/** Its text; of what has none, what it is. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return shown(thrown)
  }
}

/** The error again: a MazeError with its code and details, or an error of the same name and sentence. */
export function errorOf({ name, message, stack, code, details }: ErrorParcel): Error {
  const error =
    code === null
      ? Object.assign(new Error(message), { name })
      : new MazeError(code, details as MazeErrorDetails[MazeErrorCode])
  return stack === undefined ? error : Object.assign(error, { stack })
}
