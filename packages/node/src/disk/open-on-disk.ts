import { closeSync, fstatSync, openSync } from 'node:fs'
import { checkOptions, MazeError, NO_LIMITS, parseRecipe } from 'meikyuu'
import { checkFile } from '../files/check-file.js'
import { DISK, onDisk } from './disk-access.js'
import { type DiskHeader, readHeader } from './disk-header.js'
import { type DiskMaze, diskMaze } from './disk-maze.js'
import { planFor } from './disk-memory.js'
import { type DiskRecipe, diskRecipe } from './disk-recipe.js'
import type { DiskEnds } from './goal-on-tiles.js'
import { StoredFile } from './stored-file.js'
import { TileCache } from './tile-cache.js'
import { tileLayout } from './tile-layout.js'
import { fileBytes, TileStore } from './tile-store.js'

/** How {@link openOnDisk} works. */
export interface DiskOpenOptions {
  /** Bytes of memory for tiles and all else that goes with the maze. More than 2 GiB are not made use of. */
  readonly memory: number
}

/** The greatest tiles that are read, as a power of two along. */
const MOST_SHIFT = 9

/**
 * Opens the file of a maze that {@link buildOnDisk} made.
 *
 * The size of the file, its header and its list of checksums are checked at once, a tile when it is read.
 *
 * @throws MazeError `BAD_FILE` for what is no such file, was never finished, ends too early or is not as
 * it was written; `CANNOT_READ`; `TOO_SMALL` for too little memory; `BAD_ARGUMENT`.
 */
export function openOnDisk(file: string, options: DiskOpenOptions): DiskMaze {
  checkFile(file)
  checkOptions('options', options)
  const descriptor = onDisk(file, 'CANNOT_READ', () => openSync(file, 'r'))
  try {
    return opened(new StoredFile(file, descriptor, DISK), fstatSync(descriptor).size, options.memory)
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

function opened(stored: StoredFile, bytes: number, memory: number): DiskMaze {
  const header = readHeader(stored)
  const { shift, sums } = header
  const recipe = recipeIn(stored, header.code)
  if (shift > MOST_SHIFT) throw stored.bad(`tiles of at most ${2 ** MOST_SHIFT} cells a side`, `2^${shift}`)
  const layout = tileLayout(recipe.size, shift)
  if (bytes !== fileBytes(layout)) throw stored.bad(`${fileBytes(layout)} bytes`, `${bytes}`)
  const { rooms } = planFor(layout, memory)
  const store = new TileStore(stored, layout)
  store.readSums(sums)
  return diskMaze(stored, recipe, endsIn(stored, header, recipe), new TileCache(store, rooms), layout)
}

function recipeIn(stored: StoredFile, code: string): DiskRecipe {
  try {
    return diskRecipe(parseRecipe(code, NO_LIMITS), 'openOnDisk')
  } catch (error) {
    if (!MazeError.is(error)) throw error
    throw Object.assign(stored.bad('a recipe whose maze is made on disk', error.message), { cause: error })
  }
}

function endsIn(
  stored: StoredFile,
  { start, goal }: DiskHeader,
  { size, hasEnds }: DiskRecipe,
): DiskEnds | null {
  const isCell = (cell: number | null): cell is number =>
    Number.isInteger(cell) && cell! >= 0 && cell! < size.width * size.height
  if (!hasEnds && start === null && goal === null) return null
  if (hasEnds && isCell(start) && isCell(goal)) return { start, goal }
  throw stored.bad('the ends of its recipe', `${start} and ${goal}`)
}
