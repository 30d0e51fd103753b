import { breath } from '../batch/breath.js'
import { carveOnDisk } from './carve-on-disk.js'
import type { TilePlan } from './disk-memory.js'
import type { DiskRecipe } from './disk-recipe.js'
import type { DiskEnds } from './goal-on-tiles.js'
import type { StoredFile } from './stored-file.js'
import { TileCache } from './tile-cache.js'
import { TileStore } from './tile-store.js'

/** The tiles of a maze, all of them in the file. */
export interface FilledTiles {
  readonly store: TileStore
  readonly cache: TileCache
  /** Null for a map. */
  readonly ends: DiskEnds | null
}

/** Makes the tiles of a recipe's maze; timers and signals are heard meanwhile. */
export async function fillTiles(
  recipe: DiskRecipe,
  stored: StoredFile,
  { layout, rooms }: TilePlan,
  signal: AbortSignal | undefined,
): Promise<FilledTiles> {
  const store = new TileStore(stored, layout)
  const cache = new TileCache(store, rooms)
  const work = carveOnDisk(recipe, cache, layout)
  let state = work.next()
  while (!state.done) {
    signal?.throwIfAborted()
    await breath()
    state = work.next()
  }
  signal?.throwIfAborted()
  cache.flush()
  return { store, cache, ends: state.value }
}
