import { checkOptions, type Maze } from '@meikyuu/grid'
import { inPieces } from '../in-pieces.js'
import { oneText } from '../one-text.js'
import { type BlockCharacters, blockCharacters } from './block-characters.js'
import { type BlockPlan, type BlockRowsOptions, blockPlan, rowsOf } from './block-rows.js'

/** How the block form is written. */
export interface BlockOptions extends BlockRowsOptions, BlockCharacters {}

/**
 * A maze of squares as text in which walls are characters, as {@link blockRows}
 * lays them out: all lines equally long, also where they end with spaces; no
 * line break at the end. What {@link fromText} reads back.
 *
 * @throws MazeError as {@link blockChunks}, and `TOO_BIG` for more than an
 * engine lets a text hold.
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
  return oneText('the text', blockChunks(maze, options))
}

/**
 * The text of {@link blockOf} in pieces, so that a maze of any size flows
 * through.
 *
 * @throws MazeError as {@link blockRows}, and `BAD_ARGUMENT` for characters
 * that are not one each or stand for two things; before the first piece.
 */
export function blockChunks(maze: Maze, options: BlockOptions = {}): Iterable<string> {
  checkOptions('options', options)
  const characters = blockCharacters(options)
  const plan = blockPlan('the block form', maze, options)
  return inPieces(() => linesOf(plan, characters))
}

function* linesOf(plan: BlockPlan, characters: readonly string[]): Generator<string> {
  let lineEnd = ''
  for (const tiles of rowsOf(plan)) {
    let line = lineEnd
    for (let x = 0; x < tiles.length; x++) line += characters[tiles[x]!]!
    yield line
    lineEnd = '\n'
  }
}
