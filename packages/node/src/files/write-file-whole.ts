import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { access, constants, type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkOptions, MazeError } from 'meikyuu'
import { begunOf } from './begun.js'
import { checkFile } from './check-file.js'
import { checkWriteOptions } from './check-write-options.js'
import { toldOf } from './file-error.js'
import { moveIntoPlace } from './move-into-place.js'
import { type Content, gathered } from './pieces.js'
import { targetOf } from './target-of.js'
import { removeIfPossible, settled, unsettled } from './unfinished.js'
import { writeToDescriptor } from './write-to-descriptor.js'

/** How {@link writeFileWhole} writes. */
export interface WriteOptions {
  /**
   * Whether a file that is there already may be replaced.
   * @defaultValue false
   */
  readonly force?: boolean
  /** Stops the writing: nothing is left behind, and the signal's reason is thrown. */
  readonly signal?: AbortSignal
}

/**
 * Writes a file whole or not at all: it grows under another name beside its
 * place (`.meikyuu-*.part`), is brought safely to the disk and then moved
 * there. Where anything fails, the content's own pieces included, or a signal
 * ends the process, nothing is left and what was there before stands. Only a
 * process killed outright (`SIGKILL`, a power cut) leaves the `.part`, which may
 * be removed. It is there from the first piece on.
 *
 * A file that is replaced keeps its mode. Where the path is a link, the file
 * that it points to is written and the link stays. What is no file (a pipe, a
 * terminal, `/dev/stdout`, `/dev/fd/3`) is written straight through, in which
 * case what was written cannot be taken back.
 *
 * Memory: 64 KiB and one piece.
 *
 * @throws MazeError `FILE_EXISTS` where something stands there and `force` does
 * not allow to replace it, before a piece is asked for; `CANNOT_WRITE` with the
 * system's code where that refuses; `BAD_ARGUMENT`; and whatever the pieces throw.
 */
export async function writeFileWhole(
  file: string,
  content: Content,
  options: WriteOptions = {},
): Promise<void> {
  checkFile(file)
  checkOptions('options', options)
  checkWriteOptions(options)
  const { force = false, signal } = options
  const bytesOf = (pieces: Content) => checked(gathered(pieces), signal)
  const target = await toldOf(file, () => targetOf(file))
  if (target.kind === 'descriptor') return writeToDescriptor(file, target.descriptor, bytesOf(content))
  if (target.kind === 'special') return writeThrough(file, bytesOf(content))
  if (target.kind === 'folder') throw new MazeError('CANNOT_WRITE', { file, code: 'EISDIR' })
  const { path, there } = target
  if (there !== null) {
    if (!force) throw new MazeError('FILE_EXISTS', { file })
    // Moving onto it would do what its mode forbids.
    await toldOf(file, () => access(path, constants.W_OK))
  }
  await toldOf(file, () => access(dirname(path), constants.W_OK))
  signal?.throwIfAborted()
  // Until the first piece is made nothing stands there that a signal would have to be listened to
  // for: one that comes while a program is too busy to hear it ends it at once.
  const begun = await begunOf(content)
  try {
    await writeAndMove(file, path, there, force, bytesOf(begun.pieces))
  } finally {
    await begun.end()
  }
}

async function* checked(
  pieces: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  signal?.throwIfAborted()
  for await (const piece of pieces) {
    signal?.throwIfAborted()
    yield piece
  }
  signal?.throwIfAborted()
}

async function writeThrough(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await toldOf(file, () => open(file, 'w'))
  try {
    await writePieces(file, handle, pieces)
  } finally {
    await handle.close()
  }
}

async function writeAndMove(
  file: string,
  path: string,
  there: Stats | null,
  force: boolean,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  // A name of its own: the file's may be as long as a name can be.
  const beside = join(dirname(path), `.meikyuu-${randomUUID()}.part`)
  unsettled(beside)
  try {
    const handle = await toldOf(file, () => open(beside, 'wx'))
    try {
      if (there !== null) await toldOf(file, () => handle.chmod(there.mode & 0o7777))
      await writePieces(file, handle, pieces)
      await toldOf(file, () => handle.sync())
    } finally {
      await handle.close()
    }
    await toldOf(file, () => moveIntoPlace(file, beside, path, force))
  } catch (error) {
    removeIfPossible(beside)
    throw error
  } finally {
    settled(beside)
  }
}

/** Bytes are written before the next are asked for. */
async function writePieces(
  file: string,
  handle: FileHandle,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  // Goes on where the last ended, and until all is written.
  for await (const piece of pieces) await toldOf(file, () => handle.writeFile(piece))
}
