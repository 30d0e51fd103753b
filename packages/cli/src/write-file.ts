import { randomUUID } from 'node:crypto'
import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { undisturbed } from './undisturbed.js'

/** A file that could not be written. */
export class WriteError extends Error {
  /** The system's code, such as `ENOENT`, or `FILE_EXISTS`. */
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'WriteError'
    this.code = code
  }
}

/**
 * Writes a file whole or not at all: beside its place first, then moved there.
 * Signals wait until it is done, so that nothing is left lying about.
 *
 * @throws WriteError where it is there already and `force` does not allow to
 * write over it, or the system refuses.
 */
export function writeFile(file: string, content: string, { force }: { readonly force: boolean }): void {
  try {
    const there = statSync(file, { throwIfNoEntry: false })
    if (there?.isDirectory()) throw new WriteError(`cannot write ${file}, which is a folder`, 'EISDIR')
    if (there !== undefined && !force)
      throw new WriteError(`${file} is there already; --force writes over it`, 'FILE_EXISTS')
    undisturbed(() => writeAndMove(file, content))
  } catch (error) {
    if (error instanceof WriteError) throw error
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException
    throw new WriteError(`cannot write ${file}`, code)
  }
}

function writeAndMove(file: string, content: string): void {
  // A name of its own: the file's may be as long as a name can be.
  const beside = join(dirname(file), `.meikyuu-${randomUUID()}.part`)
  const descriptor = openSync(beside, 'wx')
  try {
    try {
      writeFileSync(descriptor, content)
    } finally {
      closeSync(descriptor)
    }
    renameSync(beside, file)
  } catch (error) {
    removeIfPossible(beside)
    throw error
  }
}

/** The error that is told of is the one before. */
function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
