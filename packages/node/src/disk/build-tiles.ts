import { randomUUID } from 'node:crypto'
import { accessSync, constants, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MazeError } from 'meikyuu'
import { checkFile } from '../files/check-file.js'
import { toldOf } from '../files/file-error.js'
import { moveIntoPlace } from '../files/move-into-place.js'
import { targetOf } from '../files/target-of.js'
import { removeIfPossible, settled, unsettled } from '../files/unfinished.js'
import { checkRoom } from './check-room.js'
import { type DiskAccess, onDisk } from './disk-access.js'
import { writtenHeader } from './disk-header.js'
import { type DiskMaze, diskMaze } from './disk-maze.js'
import type { TilePlan } from './disk-memory.js'
import type { DiskRecipe } from './disk-recipe.js'
import { fillTiles } from './fill-tiles.js'
import { StoredFile } from './stored-file.js'

/** Makes the maze of a recipe in a file by a plan, all being checked but the place. */
export async function buildTiles(
  recipe: DiskRecipe,
  file: string,
  plan: TilePlan,
  disk: DiskAccess,
  force: boolean,
  signal: AbortSignal | undefined,
): Promise<DiskMaze> {
  checkFile(file)
  const path = placeFor(file, force)
  const folder = dirname(path)
  checkRoom(file, folder, plan.layout, disk)
  // A name of its own: the file's may be as long as a name can be.
  const beside = join(folder, `.meikyuu-${randomUUID()}.part`)
  unsettled(beside)
  let stored: StoredFile | null = null
  try {
    const descriptor = onDisk(file, 'CANNOT_WRITE', () => openSync(beside, 'wx+'))
    stored = new StoredFile(file, descriptor, disk)
    const maze = await fill(recipe, stored, plan, signal)
    await toldOf(file, () => moveIntoPlace(file, beside, path, force))
    return maze
  } catch (error) {
    stored?.close()
    removeIfPossible(beside)
    throw error
  } finally {
    settled(beside)
  }
}

/** Where a file goes, behind all links, if it may. */
function placeFor(file: string, force: boolean): string {
  const target = onDisk(file, 'CANNOT_WRITE', () => targetOf(file))
  if (target.kind === 'folder') throw new MazeError('CANNOT_WRITE', { file, code: 'EISDIR' })
  // Pipes and terminals have no places to write to.
  if (target.kind !== 'file') throw new MazeError('CANNOT_WRITE', { file, code: 'ESPIPE' })
  if (target.there !== null) {
    if (!force) throw new MazeError('FILE_EXISTS', { file })
    // Moving onto it would do what its mode forbids.
    onDisk(file, 'CANNOT_WRITE', () => accessSync(target.path, constants.W_OK))
  }
  return target.path
}

async function fill(
  recipe: DiskRecipe,
  stored: StoredFile,
  plan: TilePlan,
  signal: AbortSignal | undefined,
): Promise<DiskMaze> {
  const { layout } = plan
  const { store, cache, ends } = await fillTiles(recipe, stored, plan, signal)
  const sums = store.writeSums()
  stored.sync()
  // Only now is there anything to tell that this is a maze.
  const { code } = recipe
  const { start, goal } = ends ?? { start: null, goal: null }
  stored.write(writtenHeader({ code, shift: layout.shift, start, goal, sums }), 0)
  stored.sync()
  return diskMaze(stored, recipe, ends, cache, layout)
}
