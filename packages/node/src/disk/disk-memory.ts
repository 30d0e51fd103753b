import { checkWhole, type GridRows, MazeError } from 'meikyuu'
import { type TileLayout, tileLayout } from './tile-layout.js'

/** How a maze lies in memory: tiles, of which so many are there at once. */
export interface TilePlan {
  /** How its cells lie in tiles. */
  readonly layout: TileLayout
  /** How many tiles are in memory at most. */
  readonly rooms: number
}

/** Cells along a tile, as powers of two, the best first; smaller ones are for little memory. */
const SHIFTS = [8, 7, 6] as const

/** What a tile takes whether it is in memory or not: its checksum, its room, two marks. */
const TILE_BYTES = 4 + 4 + 2

/** What is taken besides: places of a way, a header. */
const OTHER_BYTES = 1 << 20

/** What a row and a column take: a row of cells, the deep cells of a row, how many each row has. */
const ROW_BYTES = 3
const COLUMN_BYTES = 8

/** More tiles than these cannot be numbered in one array. */
const MOST_CACHED: number = 2 ** 31 - 2 ** 18

/** The most tiles that can be numbered. */
const MOST_TILES: number = 2 ** 31 - 1

/**
 * The least `memory`, in bytes, that a maze of squares on disk can be made and read
 * in: 1 MiB, about 70 bytes for each column, 8 for each row and 1 for each 400 cells.
 *
 * @example
 * ```ts
 * leastDiskMemory({ width: 16_384, height: 16_384 }) // => 2936832
 * ```
 */
export function leastDiskMemory(size: GridRows): number {
  checkWhole('size.width', size.width, 1, MOST_TILES)
  checkWhole('size.height', size.height, 1, MOST_TILES)
  const layout = tileLayout(size, SHIFTS.at(-1)!)
  return besides(layout) + fewestRooms(layout) * layout.bytes
}

/**
 * The biggest tiles of which memory holds two rows, or the smallest.
 *
 * @throws MazeError `BAD_ARGUMENT`; `TOO_SMALL` where not even the smallest can be held.
 */
export function tilePlan(size: GridRows, memory: number): TilePlan {
  const least = leastDiskMemory(size)
  checkMemory(memory, least)
  for (const shift of SHIFTS) {
    const layout = tileLayout(size, shift)
    const rooms = roomsIn(layout, memory)
    if (rooms >= Math.min(layout.count, 2 * layout.across)) return { layout, rooms }
  }
  const layout = tileLayout(size, SHIFTS.at(-1)!)
  return { layout, rooms: roomsIn(layout, memory) }
}

/**
 * The plan for tiles of a size that is given.
 *
 * @throws MazeError as {@link tilePlan}
 */
export function planFor(layout: TileLayout, memory: number): TilePlan {
  checkMemory(memory, besides(layout) + fewestRooms(layout) * layout.bytes)
  return { layout, rooms: roomsIn(layout, memory) }
}

function checkMemory(memory: number, least: number): void {
  checkWhole('memory', memory, 1)
  if (memory < least)
    throw new MazeError('TOO_SMALL', { what: 'the memory for the maze, in bytes', got: memory, least })
}

function roomsIn(layout: TileLayout, memory: number): number {
  const most = Math.floor((Math.min(memory, MOST_CACHED) - besides(layout)) / layout.bytes)
  return Math.min(layout.count, most)
}

/** A row of tiles, so that rows can be read; and one more. */
function fewestRooms({ across, count }: TileLayout): number {
  return Math.min(across + 1, count)
}

function besides({ width, height, count }: TileLayout): number {
  return OTHER_BYTES + count * TILE_BYTES + width * ROW_BYTES + height * COLUMN_BYTES
}
