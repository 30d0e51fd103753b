import { checkOptions, type MazeRecipe } from 'meikyuu'
import { checkWriteOptions } from '../files/check-write-options.js'
import { buildTiles } from './build-tiles.js'
import { DISK } from './disk-access.js'
import type { DiskMaze } from './disk-maze.js'
import { tilePlan } from './disk-memory.js'
import { diskRecipe } from './disk-recipe.js'

/** How {@link buildOnDisk} works. */
export interface DiskBuildOptions {
  /**
   * Bytes of memory for tiles and all else that goes with the maze: `leastDiskMemory` or more. The process
   * has what it has besides. More than 2 GiB are not made use of.
   */
  readonly memory: number
  /**
   * Whether a file that is there already may be replaced.
   * @defaultValue false
   */
  readonly force?: boolean
  /** Stops the work: nothing is left behind, and the signal's reason is thrown. */
  readonly signal?: AbortSignal
}

/**
 * Makes the maze of a recipe in a file, in tiles of which only so many are in
 * memory: squares by `backtracker`, `eller`, `sidewinder` or `binary-tree`,
 * without treatments, as a map or (but for `eller`) with ends by `to-goal`. The same maze as
 * `buildMaze` would make, passage for passage. The file takes 1 byte a cell and stays.
 *
 * It comes to its place whole or not at all: it grows under another name beside it
 * (`.meikyuu-*.part`), and has no header until all else is safely on the disk. Each tile
 * has a checksum, also while the maze is being made.
 *
 * @throws MazeError before any work: as `recipeCode`; `DOES_NOT_FIT` for any other recipe; `TOO_SMALL` for too little memory;
 * `FILE_EXISTS`; `CANNOT_WRITE` with the system's code, `ENOSPC` where the disk has less room than the file
 * takes; `BAD_ARGUMENT`. Later `CANNOT_WRITE`, `CANNOT_READ`, and `BAD_FILE` where the disk does not give back what was written.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { parseRecipe } from 'meikyuu'
 * const file = join(mkdtempSync(join(tmpdir(), 'maze-')), 'huge.tiles')
 * const recipe = parseRecipe('square:200x200:backtracker:to-goal:1')
 * const maze = await buildOnDisk(recipe, file, { memory: 2 ** 24 })
 * const { start, goal } = maze
 * [start, goal] // => [33912, 17888]
 * maze.way().length // => 10375
 * maze.close()
 * ```
 */
export async function buildOnDisk(
  recipe: MazeRecipe,
  file: string,
  options: DiskBuildOptions,
): Promise<DiskMaze> {
  const checked = diskRecipe(recipe, 'buildOnDisk')
  checkOptions('options', options)
  checkWriteOptions(options)
  const { memory, force = false, signal } = options
  return buildTiles(checked, file, tilePlan(checked.size, memory), DISK, force, signal)
}
