import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { MazeError } from 'meikyuu'
import { hasCode } from './file-error.js'
import { targetOf } from './target-of.js'

/**
 * Moves a finished file to its place, and brings the new name to the disk.
 *
 * @param file The place as it is told of.
 * @param force Whether what stands there may be replaced.
 * @throws MazeError `FILE_EXISTS`; else what the system throws.
 */
export async function moveIntoPlace(file: string, from: string, to: string, force: boolean): Promise<void> {
  await (force ? rename(from, to) : moveWhereNothingIs(file, from, to))
  await syncFolder(dirname(to))
}

/** What a file system says that has no second names. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV', 'EINVAL', 'EACCES']

/** A second name is only ever given where none is, while moving replaces what came there meanwhile. */
async function moveWhereNothingIs(file: string, from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (hasCode(error, ['EEXIST'])) throw new MazeError('FILE_EXISTS', { file })
    if (!hasCode(error, NO_LINKS)) throw error
    const target = targetOf(to)
    if (target.kind !== 'file' || target.there !== null) throw new MazeError('FILE_EXISTS', { file })
    return rename(from, to)
  }
  await rm(from)
}

/** Brings the new name to the disk, where the system lets folders be opened. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // Windows refuses, and so do some file systems: the file stands there all the same.
  }
}
