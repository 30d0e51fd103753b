import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'

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
 *
 * @throws WriteError where it is there already and `force` does not allow to
 * write over it, or the system refuses.
 */
export function writeFile(file: string, content: string, { force }: { readonly force: boolean }): void {
  if (!force && existsSync(file))
    throw new WriteError(`${file} is there already; --force writes over it`, 'FILE_EXISTS')
  const beside = `${file}.${process.pid}.part`
  try {
    writeFileSync(beside, content, { flag: 'wx' })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException
    throw new WriteError(`cannot write ${file}`, code)
  }
}
