import { checkCell, MazeError, type MazeRecipe, type StreamedWay } from 'meikyuu'
import type { SquareRows } from '../rows/square-rows.js'
import type { DiskRecipe } from './disk-recipe.js'
import type { DiskEnds } from './goal-on-tiles.js'
import { deadEndsOnTiles, rowsOnTiles } from './rows-on-tiles.js'
import type { StoredFile } from './stored-file.js'
import type { TileCache } from './tile-cache.js'
import type { TileLayout } from './tile-layout.js'
import { TileWalker } from './tile-walker.js'
import { wayOnTiles } from './way-on-tiles.js'

/**
 * A perfect maze of squares in a file, of which a few tiles are in memory.
 * {@link bitPngChunks}, {@link blockTextChunks} and {@link packedChunks} take it as its rows.
 *
 * Whatever reads it throws `BAD_FILE` where a tile is not as it was written, and `CANNOT_READ` where the system
 * refuses: nothing is told from a tile before its checksum was seen to fit.
 */
export interface DiskMaze extends SquareRows {
  /** What it was made from. */
  readonly recipe: MazeRecipe
  /** How many cells it has, numbered row by row. */
  readonly cells: number
  /** The cell where the way begins; null in a map. */
  readonly start: number | null
  /** The cell where it ends; null in a map. */
  readonly goal: number | null
  /** Its rows, from the first on at each asking. */
  readonly rows: Iterable<Uint8Array>
  /**
   * The way between two cells, in memory for some 65,000 of them: its length, and its cells in order as often as
   * they are asked for. It takes a few steps for each cell between either and the root, which is the start.
   *
   * @param from The start unless told.
   * @param to The goal unless told.
   * @throws MazeError `NO_SUCH_CELL`; `NO_ENDS` where a cell is not told in a map.
   */
  way(from?: number, to?: number): StreamedWay
  /** How many dead ends it has. Reads it all. */
  deadEnds(): number
  /** Closes the file, which stays. Nothing can be read then, `CANNOT_READ`; closing it again does nothing. */
  close(): void
}

/** The maze of a finished file. */
export function diskMaze(
  stored: StoredFile,
  { recipe, size }: DiskRecipe,
  ends: DiskEnds | null,
  cache: TileCache,
  layout: TileLayout,
): DiskMaze {
  const { width, height } = size
  const cells = width * height
  /** Tiles, some of which are in memory still when the file is closed. */
  const tiles = (): TileCache => {
    stored.checkOpen()
    return cache
  }
  return {
    recipe,
    width,
    height,
    cells,
    start: ends?.start ?? null,
    goal: ends?.goal ?? null,
    rows: { [Symbol.iterator]: () => rowsOnTiles(tiles(), layout) },
    way(from = ends?.start, to = ends?.goal) {
      if (from === undefined || to === undefined) throw new MazeError('NO_ENDS', { needs: 'way' })
      checkCell({ cells }, from)
      checkCell({ cells }, to)
      return wayOnTiles(() => new TileWalker(tiles(), layout), from, to)
    },
    deadEnds: () => deadEndsOnTiles(tiles(), layout),
    close: () => stored.close(),
  }
}
