import { checkOptions, type Maze, MazeError, shown } from '@meikyuu/grid'
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
 * Lines end as in RFC 4180, unless told otherwise. In chunks of a line.
 *
 * @throws MazeError as {@link blockRows}; at once, not at the first chunk.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 2, 6]) passages.carve(side)
 * const maze = { grid, passages, start: 2, goal: 3, entrance: null, exit: 14, keys: [] } as const
 * [...csvChunks(maze)][3] // => '1,2,1,3,1\r\n'
 * ```
 */
export function csvChunks(maze: Maze, options: CsvOptions = {}): Iterable<string> {
  checkOptions('options', options)
  const { lineEnd = '\r\n' } = options
  if (lineEnd !== '\r\n' && lineEnd !== '\n')
    throw new MazeError('BAD_ARGUMENT', {
      name: 'lineEnd',
      expected: String.raw`"\r\n" or "\n"`,
      got: shown(lineEnd),
    })
  return linesOf(rowsOf(blockPlan('csvChunks', maze, options)), lineEnd)
}

function* linesOf(rows: Iterable<Uint8Array>, lineEnd: string): Generator<string, void, undefined> {
  for (const tiles of rows) yield tiles.join(',') + lineEnd
}
