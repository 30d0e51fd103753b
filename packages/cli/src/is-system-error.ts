/** An error of the system, such as `ENOSPC`. */
export interface SystemError extends Error {
  readonly code: string
}

/** Whether something was thrown because the system refused. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string'
}
