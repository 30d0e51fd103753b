import { rngFor, rowKey } from 'meikyuu'
import { streamedRows } from '../rows/streamed-rows.js'
import { backtrackOnTiles } from './backtrack-on-tiles.js'
import type { DiskRecipe } from './disk-recipe.js'
import { type DiskEnds, goalOnTiles } from './goal-on-tiles.js'
import { placeRows } from './place-rows.js'
import type { TileCache } from './tile-cache.js'
import type { TileLayout } from './tile-layout.js'
import { TileWalker } from './tile-walker.js'
import { NOTHING_TOLD, tourOnTiles } from './tour-on-tiles.js'

/**
 * Carves the maze of a recipe on tiles that nothing was written to, so that every cell knows its way to the
 * root, and returns its ends, null for a map. Yields from time to time.
 */
export function* carveOnDisk(
  { recipe, size, hasEnds }: DiskRecipe,
  cache: TileCache,
  layout: TileLayout,
): Generator<void, DiskEnds | null, undefined> {
  const rng = rngFor(recipe.seed, size.width * size.height)
  const walker = new TileWalker(cache, layout)
  if (recipe.algorithm === 'backtracker') yield* backtrackOnTiles(cache, layout, rng)
  else {
    // The rows have the same key from a stream of their own.
    rowKey(rng)
    yield* placeRows(cache, layout, streamedRows({ ...recipe, mode: 'map' }).rows)
    yield* tourOnTiles(walker, 0, false, NOTHING_TOLD)
  }
  return hasEnds ? yield* goalOnTiles(walker, size, rng) : null
}
