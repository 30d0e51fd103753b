import { randomUUID } from 'node:crypto'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { checkFile } from '../files/check-file.js'
import { settled, unsettled } from '../files/unfinished.js'
import { checkRoom } from './check-room.js'
import { type DiskAccess, onDisk } from './disk-access.js'
import { type DiskMaze, diskMaze } from './disk-maze.js'
import type { TilePlan } from './disk-memory.js'
import type { DiskRecipe } from './disk-recipe.js'
import { fillTiles } from './fill-tiles.js'
import { StoredFile } from './stored-file.js'

/** Makes the maze of a recipe in a file without a name by a plan, all being checked but the folder. */
export async function scratchTiles(
  recipe: DiskRecipe,
  folder: string,
  plan: TilePlan,
  disk: DiskAccess,
  signal: AbortSignal | undefined,
): Promise<DiskMaze> {
  checkFile(folder, 'folder')
  checkRoom(folder, folder, plan.layout, disk)
  signal?.throwIfAborted()
  const stored = new StoredFile(folder, await openNameless(folder), disk)
  try {
    const { cache, ends } = await fillTiles(recipe, stored, plan, signal)
    return diskMaze(stored, recipe, ends, cache, plan.layout)
  } catch (error) {
    stored.close()
    throw error
  }
}

/** What has no name is gone when it is closed, and with the process, however that ends. */
async function openNameless(folder: string): Promise<number> {
  const file = join(folder, `.meikyuu-${randomUUID()}.part`)
  unsettled(file)
  try {
    const descriptor = onDisk(folder, 'CANNOT_WRITE', () => openSync(file, 'wx+'))
    onDisk(folder, 'CANNOT_WRITE', () => rmSync(file))
    return descriptor
  } finally {
    // A signal that came meanwhile is heard only in a turn to come: with nobody listening it would be lost.
    await setImmediate()
    await setImmediate()
    settled(file)
  }
}
