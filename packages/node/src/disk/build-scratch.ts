import { checkOptions, type MazeRecipe } from 'meikyuu'
import { checkWriteOptions } from '../files/check-write-options.js'
import { DISK } from './disk-access.js'
import type { DiskMaze } from './disk-maze.js'
import { tilePlan } from './disk-memory.js'
import { diskRecipe } from './disk-recipe.js'
import { scratchTiles } from './scratch-tiles.js'

/** How {@link buildScratch} works. */
export interface ScratchOptions {
  /** Bytes of memory, as for `buildOnDisk`. */
  readonly memory: number
  /** Stops the work: nothing is left behind, and the signal's reason is thrown. */
  readonly signal?: AbortSignal
}

/**
 * As {@link buildOnDisk}, in a file that nobody else will see, for a picture or a figure: it has no name,
 * takes its byte a cell where `folder` is, and is gone when the maze is closed, or with the process,
 * also one that is killed outright. It is not waited for until it is safely on the disk.
 *
 * @throws MazeError as {@link buildOnDisk}, but for `FILE_EXISTS`; what is told of is the folder.
 *
 * @example
 * ```ts
 * import { tmpdir } from 'node:os'
 * import { parseRecipe } from 'meikyuu'
 * const recipe = parseRecipe('square:200x200:backtracker:to-goal:1')
 * const maze = await buildScratch(recipe, tmpdir(), { memory: 2 ** 24 })
 * maze.way().length // => 10375
 * maze.close()
 * ```
 */
export async function buildScratch(
  recipe: MazeRecipe,
  folder: string,
  options: ScratchOptions,
): Promise<DiskMaze> {
  const checked = diskRecipe(recipe, 'buildScratch')
  checkOptions('options', options)
  checkWriteOptions(options)
  const { memory, signal } = options
  return scratchTiles(checked, folder, tilePlan(checked.size, memory), DISK, signal)
}
