import { fsyncSync, readSync, statfsSync, writeSync } from 'node:fs'
import { MazeError } from 'meikyuu'
import { hasCode } from '../files/file-error.js'

/** What is asked of the system about an open file; a test may have a disk of its own. */
export interface DiskAccess {
  /** Reads from a place in the file, and says how many bytes it were. */
  read(descriptor: number, into: Uint8Array, at: number): number
  /** Writes to a place in the file, and says how many bytes it were. */
  write(descriptor: number, from: Uint8Array, at: number): number
  /** Brings all that was written to the disk. */
  sync(descriptor: number): void
  /** The bytes that are free where a folder is. */
  free(folder: string): number
}

/** The system's own. */
export const DISK: DiskAccess = {
  read: (descriptor, into, at) => readSync(descriptor, into, 0, into.length, at),
  write: (descriptor, from, at) => writeSync(descriptor, from, 0, from.length, at),
  sync: fsyncSync,
  free: (folder) => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
}

/**
 * Does something to a file.
 *
 * @param code What a refusal of the system is told by; the system's own error is its `cause`.
 * @throws MazeError with that code.
 */
export function onDisk<T>(file: string, code: 'CANNOT_READ' | 'CANNOT_WRITE', work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (MazeError.is(error) || !hasCode(error)) throw error
    throw Object.assign(new MazeError(code, { file, code: (error as NodeJS.ErrnoException).code! }), {
      cause: error,
    })
  }
}
