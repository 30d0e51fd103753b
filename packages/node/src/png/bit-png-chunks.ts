import { checkOptions, checkWhole, type Maze, MazeError } from 'meikyuu'
import { checkRows } from '../rows/checked-rows.js'
import { type SquareRows, squareRows } from '../rows/square-rows.js'
import { deflated } from './deflated.js'
import { type Pixels, pixelsAlong } from './paint-lines.js'
import { pngBeginning, pngChunk, pngEnd } from './png-frame.js'
import { scanlines } from './scanlines.js'

/** The most pixels of a cell and of a wall in a picture of one bit a pixel. */
export const BIT_PNG_LIMITS = { cellPixels: 16, wallPixels: 8 } as const

/** The most pixels that a PNG can be wide or high. */
const MOST_PIXELS = 2 ** 31 - 1

/** How {@link bitPngChunks} draws. */
export interface BitPngOptions {
  /**
   * Pixels of a cell each way, without its walls, 1 to 16.
   * @defaultValue 1
   */
  readonly cellPixels?: number
  /**
   * Pixels of a wall across, 1 to 8.
   * @defaultValue 1
   */
  readonly wallPixels?: number
}

/**
 * A maze of squares, whole or cut, as a PNG of one bit a pixel: walls are
 * black, all else is white, doors are gaps. Nothing is drawn but walls. For
 * huge mazes: no picture is ever in memory, only a row and a few blocks of
 * 256 KiB, and the maze may come as rows that are made meanwhile.
 *
 * The chunks are to be written one after the other; together they are the file.
 * The same maze gives the same pixels for ever, and with the same version of
 * Node the same bytes.
 *
 * @param maze A maze, or its rows.
 * @throws MazeError `DOES_NOT_FIT` for a grid that is not of squares, `TOO_BIG`
 * for more pixels one way than a PNG can have, `BAD_ARGUMENT`: at once, but for
 * rows that are none, which are found when they come.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('square:200x200:eller:map:1'))
 * const chunks: Uint8Array[] = []
 * for await (const chunk of bitPngChunks(maze, { cellPixels: 3 })) chunks.push(chunk)
 * chunks[0]!.subarray(1, 4) // => Uint8Array.of(0x50, 0x4e, 0x47)
 * ```
 */
export function bitPngChunks(
  maze: Maze | SquareRows,
  options: BitPngOptions = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  checkOptions('options', options)
  const { cellPixels: cell = 1, wallPixels: wall = 1 } = options
  checkWhole('cellPixels', cell, 1, BIT_PNG_LIMITS.cellPixels)
  checkWhole('wallPixels', wall, 1, BIT_PNG_LIMITS.wallPixels)
  const rows = isMaze(maze) ? squareRows(maze) : maze
  checkRows(rows)
  const pixels = { cell, wall }
  checkSize('the width of the picture', pixelsAlong(rows.width, pixels))
  checkSize('the height of the picture', pixelsAlong(rows.height, pixels))
  return chunksOf(rows, pixels)
}

function isMaze(maze: Maze | SquareRows): maze is Maze {
  return typeof maze === 'object' && maze !== null && 'grid' in maze
}

function checkSize(what: string, got: number): void {
  if (got > MOST_PIXELS) throw new MazeError('TOO_BIG', { what, got, most: MOST_PIXELS })
}

async function* chunksOf(rows: SquareRows, pixels: Pixels): AsyncGenerator<Uint8Array, void, undefined> {
  yield pngBeginning(pixelsAlong(rows.width, pixels), pixelsAlong(rows.height, pixels))
  for await (const data of deflated(scanlines(rows, pixels))) yield pngChunk('IDAT', data)
  yield pngEnd()
}
