import { checkOptions, type Maze, MazeError } from '@meikyuu/grid'
import { type BlockCharacters, blockCharacters } from './block-characters.js'
import { type BlockPlan, type BlockRowsOptions, blockPlan, rowsOf } from './block-rows.js'

/** How the block form is written. */
export interface BlockOptions extends BlockRowsOptions, BlockCharacters {}

/** The most characters of one text: a quarter of what an engine's text may hold, as an emoji takes two. */
export const MOST_BLOCK_TEXT: number = 2 ** 27

/**
 * A maze of squares as text in which walls are characters, as {@link blockRows}
 * lays them out: all lines equally long, also where they end with spaces; no
 * line break at the end. What `fromText` reads back.
 *
 * @throws MazeError as {@link blockChunks}, and `TOO_BIG` for more than
 * {@link MOST_BLOCK_TEXT} characters: write the chunks.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 2, 6]) passages.carve(side)
 * const maze = { grid, passages, start: 2, goal: 3, entrance: null, exit: 14, keys: [] } as const
 * blockOf(maze, { way: [2, 0, 1, 3] }).split('\n') // => ['#####', '#...#', '#.#.#', '#S#G#', '###.#']
 * blockOf(maze, { wall: '🧱', floor: '⬜', marks: false }).split('\n')[1] // => '🧱⬜⬜⬜🧱'
 * ```
 */
export function blockOf(maze: Maze, options: BlockOptions = {}): string {
  const { plan, characters } = checkedBlock('blockOf', maze, options)
  const got = plan.height * (plan.width + 1)
  if (got > MOST_BLOCK_TEXT)
    throw new MazeError('TOO_BIG', { what: 'the characters of the text', got, most: MOST_BLOCK_TEXT })
  return [...linesOf(plan, characters)].join('')
}

/**
 * The text of {@link blockOf} a row of tiles at a time, so that a maze of any
 * size flows through.
 *
 * @throws MazeError as {@link blockRows}, and `BAD_ARGUMENT` for characters
 * that are not one each or stand for two things; at once, not at the first row.
 */
export function blockChunks(maze: Maze, options: BlockOptions = {}): Iterable<string> {
  const { plan, characters } = checkedBlock('blockChunks', maze, options)
  return linesOf(plan, characters)
}

function checkedBlock(
  format: string,
  maze: Maze,
  options: BlockOptions,
): { readonly plan: BlockPlan; readonly characters: readonly string[] } {
  checkOptions('options', options)
  const characters = blockCharacters(options)
  return { plan: blockPlan(format, maze, options), characters }
}

function* linesOf(plan: BlockPlan, characters: readonly string[]): Generator<string, void, undefined> {
  let lineEnd = ''
  for (const tiles of rowsOf(plan)) {
    let line = lineEnd
    for (let x = 0; x < tiles.length; x++) line += characters[tiles[x]!]!
    yield line
    lineEnd = '\n'
  }
}
