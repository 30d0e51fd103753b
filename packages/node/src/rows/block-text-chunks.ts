import { checkOptions, MazeError, shown } from 'meikyuu'
import { checkedRows, checkRows } from './checked-rows.js'
import { NO_CELL, type SquareRows } from './square-rows.js'

/** How {@link blockTextChunks} writes. */
export interface BlockTextOptions {
  /**
   * The character of a wall, of ASCII.
   * @defaultValue `#`
   */
  readonly wall?: string
  /**
   * The character of a cell and of a passage, of ASCII.
   * @defaultValue a space
   */
  readonly passage?: string
}

/** Bytes handed on at once, at least. */
const BLOCK = 1 << 16

const NEW_LINE = 10

/** The bits of sides, as rows have them. */
const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8

/** The bit that no cell has. */
const NONE = 16

/**
 * A maze of squares as text in block form, as it comes: walls as wide as cells,
 * a character each, two lines to a row and one more, each ended; wall also
 * where there is no cell. What it yields are bytes of ASCII, to be used before
 * the next are asked for.
 *
 * @throws MazeError `BAD_ARGUMENT` at once, but for rows that are none, which are found when they come.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('square:3x2:eller:map:1'))
 * const text = Array.from(blockTextChunks(squareRows(maze)), (bytes) => Buffer.from(bytes).toString()).join('')
 * text.split('\n') // => ['#######', '# #   #', '# ### #', '#     #', '#######', '']
 * ```
 */
export function blockTextChunks(
  rows: SquareRows,
  options: BlockTextOptions = {},
): Generator<Uint8Array, void, undefined> {
  checkOptions('options', options)
  const { wall = '#', passage = ' ' } = options
  checkRows(rows)
  return chunksOf(rows, codeOf('wall', wall), codeOf('passage', passage))
}

function codeOf(name: string, character: unknown): number {
  if (typeof character === 'string' && /^[ -~]$/.test(character)) return character.charCodeAt(0)
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'a character of ASCII', got: shown(character) })
}

function* chunksOf(
  source: SquareRows,
  wall: number,
  passage: number,
): Generator<Uint8Array, void, undefined> {
  const { width } = source
  const line = width * 2 + 2
  const lines = Math.ceil(BLOCK / (line * 2)) * 2
  const block = new Uint8Array(lines * line)
  let at = 0
  const above = new Uint8Array(width).fill(NO_CELL)
  for (const row of checkedRows(source)) {
    putWalls(above, row, wall, passage, block, at)
    putCells(row, wall, passage, block, at + line)
    at += line * 2
    above.set(row)
    if (at < block.length) continue
    yield block
    at = 0
  }
  putWalls(above, new Uint8Array(width).fill(NO_CELL), wall, passage, block, at)
  yield block.subarray(0, at + line)
}

/** The line across the walls between two rows. A side is open where a cell says so. */
function putWalls(
  above: Uint8Array,
  below: Uint8Array,
  wall: number,
  passage: number,
  block: Uint8Array,
  from: number,
): void {
  const width = below.length | 0
  let at = from | 0
  for (let column = 0; column < width; column++) {
    const isOpen = (above[column]! & (SOUTH | NONE)) === SOUTH || (below[column]! & (NORTH | NONE)) === NORTH
    block[at] = wall
    block[at + 1] = isOpen ? passage : wall
    at += 2
  }
  block[at] = wall
  block[at + 1] = NEW_LINE
}

/** The line across the cells of a row. */
function putCells(row: Uint8Array, wall: number, passage: number, block: Uint8Array, from: number): void {
  const width = row.length | 0
  let at = from | 0
  let before = NO_CELL
  for (let column = 0; column < width; column++) {
    const here = row[column]!
    const isOpen = (before & (EAST | NONE)) === EAST || (here & (WEST | NONE)) === WEST
    block[at] = isOpen ? passage : wall
    block[at + 1] = (here & NONE) === 0 ? passage : wall
    at += 2
    before = here
  }
  block[at] = (before & (EAST | NONE)) === EAST ? passage : wall
  block[at + 1] = NEW_LINE
}
