import { checkOptions, type Maze } from '@meikyuu/grid'
import { inPieces } from '../in-pieces.js'
import { notA } from '../not-a.js'
import { oneText } from '../one-text.js'
import { type BlockRowsOptions, blockPlan, rowsOf } from './block-rows.js'

/** How the CSV file is written. */
export interface CsvOptions extends BlockRowsOptions {
  /**
   * What ends each line, the last one too: what RFC 4180 asks for, or a bare line feed.
   * @defaultValue '\r\n'
   */
  readonly lineEnd?: '\r\n' | '\n'
}

/**
 * The block form as comma-separated numbers, a line a row of tiles, a field a
 * tile: 0 floor, 1 wall, 2 start, 3 goal, 4 key and, where a way is given, 5
 * on the way; as {@link TILES} and {@link blockRows}. No header, no quotes.
 * Lines end as in RFC 4180, unless told otherwise.
 *
 * @throws MazeError as {@link csvChunks}, and `TOO_BIG` for more than an engine
 * lets a text hold.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 2, 6]) passages.carve(side)
 * const maze = { grid, passages, start: 2, goal: 3, entrance: null, exit: 14, keys: [] } as const
 * csvOf(maze).split('\r\n') // => ['1,1,1,1,1', '1,0,0,0,1', '1,0,1,0,1', '1,2,1,3,1', '1,1,1,0,1', '']
 * ```
 */
export function csvOf(maze: Maze, options: CsvOptions = {}): string {
  return oneText('the table', csvChunks(maze, options))
}

/**
 * The text of {@link csvOf} in pieces, so that a maze of any size flows through.
 *
 * @throws MazeError as {@link blockRows}; before the first piece.
 */
export function csvChunks(maze: Maze, options: CsvOptions = {}): Iterable<string> {
  checkOptions('options', options)
  const { lineEnd = '\r\n' } = options
  if (lineEnd !== '\r\n' && lineEnd !== '\n') throw notA('lineEnd', String.raw`"\r\n" or "\n"`, lineEnd)
  const plan = blockPlan('the CSV file', maze, options)
  return inPieces(() => linesOf(rowsOf(plan), lineEnd))
}

function* linesOf(rows: Iterable<Uint8Array>, lineEnd: string): Generator<string> {
  for (const tiles of rows) yield tiles.join(',') + lineEnd
}
