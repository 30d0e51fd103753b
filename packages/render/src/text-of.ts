import {
  checkMaze,
  checkWhole,
  graphOf,
  type Maze,
  type MazeBody,
  MazeError,
  OUTSIDE,
  type SquareExtent,
  squareExtent,
} from '@meikyuu/grid'
import { checkDrawing, checkFlag, checkPaint } from './check-drawing.js'
import { ASCII, BOX, type Glyphs } from './glyphs.js'
import { type Paint, Painter, plain, type TextRole } from './roles.js'
import { isSquares, type SquarePlan, squarePlan } from './square-plan.js'
import { ON_TRIP, ON_WAY, type WalkOptions, walkedSides } from './walked-sides.js'

/** How {@link textOf} draws. */
export interface TextOptions extends WalkOptions {
  /**
   * Columns that a cell takes, without its wall: 1 to 9.
   * @defaultValue 3
   */
  readonly cellWidth?: number
  /**
   * Only `+`, `-`, `|`, `*`, `.` and letters, in place of box-drawing characters.
   * @defaultValue false
   */
  readonly ascii?: boolean
  /**
   * Colours each piece of text.
   * @defaultValue none
   */
  readonly paint?: Paint
}

/** Bits of the arms of a character. */
const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8

/** The widest cell; more would only be blanks. */
const WIDEST = 9

/** The most characters of a picture in text: a quarter of what an engine's text may hold, as colours take some too. */
export const MOST_TEXT = 2 ** 27

/**
 * A maze of squares in box-drawing characters, two lines of text to a row of
 * cells: walls in light lines, the way in heavy ones, S the start, G the goal,
 * k a key, dots on the trips to the keys. Whole squares and everything cut
 * from them; for other grids, see {@link brailleOf}.
 *
 * @throws MazeError `DOES_NOT_FIT` for a grid that is not of squares,
 * `TOO_BIG` for more than {@link MOST_TEXT} characters, `BAD_ARGUMENT` for
 * options that are none and ends that are not in the grid.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 2, 6]) passages.carve(side)
 * const maze = { grid, passages, start: 2, goal: 3, entrance: null, exit: 14, keys: [] } as const
 * textOf(maze, { way: [2, 0, 1, 3] }).split('\n') // => ['┌───────┐', '│ ┏━━━┓ │', '│ ┃ ╷ ┃ │', '│ S │ G │', '└───┘ ┃ ╵']
 * ```
 */
export function textOf(maze: Maze, options: TextOptions = {}): string {
  checkDrawing(maze, options)
  const { cellWidth = 3, ascii = false, paint = plain } = options
  checkSquares(maze, cellWidth)
  checkFlag('ascii', ascii)
  checkPaint(paint)
  checkSize(squareExtent(maze.grid), cellWidth)
  const plan = squarePlan(maze)
  const painter = new Painter(paint)
  const picture: Picture = {
    plan,
    painter,
    glyphs: ascii ? ASCII : BOX,
    lines: ascii ? { across: '-', down: '|' } : { across: '─', down: '│' },
    walked: walkedSides(maze, options),
    first: graphOf(maze.grid).first,
    marks: marksOf(maze),
    leftPad: (cellWidth - 1) >> 1,
    rightPad: cellWidth >> 1,
  }
  for (let row = 0; row <= plan.rows; row++) {
    wallLine(picture, row)
    if (row < plan.rows) cellLine(picture, row)
  }
  return painter.toString()
}

/**
 * How many columns {@link textOf} takes at a width of cells.
 *
 * @throws MazeError as {@link textOf}.
 */
export function textWidth(maze: MazeBody, cellWidth = 3): number {
  checkMaze(maze)
  checkSquares(maze, cellWidth)
  return squareExtent(maze.grid).columns * (cellWidth + 1) + 1
}

function checkSquares(maze: MazeBody, cellWidth: number): void {
  if (!isSquares(maze.grid))
    throw new MazeError('DOES_NOT_FIT', {
      algorithm: 'textOf',
      needs: 'a grid of squares',
      got: maze.grid.shape,
    })
  checkWhole('cellWidth', cellWidth, 1, WIDEST)
}

function checkSize({ rows, columns }: SquareExtent, cellWidth: number): void {
  const got = (columns * (cellWidth + 1) + 2) * (rows * 2 + 1)
  if (got > MOST_TEXT)
    throw new MazeError('TOO_BIG', { what: 'the characters of the drawing', got, most: MOST_TEXT })
}

interface Picture {
  readonly plan: SquarePlan
  readonly painter: Painter
  readonly glyphs: Glyphs
  readonly lines: { readonly across: string; readonly down: string }
  readonly walked: Uint8Array
  readonly first: { readonly [cell: number]: number }
  readonly marks: ReadonlyMap<number, 'start' | 'goal' | 'key'>
  readonly leftPad: number
  readonly rightPad: number
}

function marksOf(maze: Maze): Map<number, 'start' | 'goal' | 'key'> {
  const marks = new Map<number, 'start' | 'goal' | 'key'>()
  for (const key of maze.keys) marks.set(key, 'key')
  if (maze.start !== null) marks.set(maze.start, 'start').set(maze.goal, 'goal')
  return marks
}

/** The line of text above a row of cells (or below the last). */
function wallLine(picture: Picture, row: number): void {
  const { plan, painter, glyphs, lines, leftPad, rightPad } = picture
  for (let column = 0; column <= plan.columns; column++) {
    const arms = wallArms(plan, row, column)
    painter.add(arms === 0 ? null : 'wall', glyphs.wall[arms]!)
    if (column === plan.columns) break
    if (plan.above[row * plan.columns + column] === 1) {
      painter.add('wall', lines.across.repeat(leftPad + 1 + rightPad))
      continue
    }
    painter.add(null, ' '.repeat(leftPad))
    // The passage belongs to the cell below, or above where there is none below.
    const below = walkedAt(picture, row, column, 0)
    addWalked(picture, below === 0 ? walkedAt(picture, row - 1, column, 2) : below, NORTH | SOUTH)
    painter.add(null, ' '.repeat(rightPad))
  }
  painter.endLine()
}

/** The line of text through a row of cells. */
function cellLine(picture: Picture, row: number): void {
  const { plan, painter, lines } = picture
  for (let column = 0; column <= plan.columns; column++) {
    const before = walkedAt(picture, row, column - 1, 1)
    const after = walkedAt(picture, row, column, 3)
    if (plan.before[row * (plan.columns + 1) + column] === 1) painter.add('wall', lines.down)
    else addWalked(picture, after === 0 ? before : after, EAST | WEST)
    if (column < plan.columns) cellText(picture, row, column)
  }
  painter.endLine()
}

function cellText(picture: Picture, row: number, column: number): void {
  const { plan, painter, glyphs, marks, leftPad, rightPad } = picture
  const [north, east, south, west] = [0, 1, 2, 3].map((slot) => walkedAt(picture, row, column, slot))
  addWalked(picture, west!, EAST | WEST, leftPad)
  const mark = marks.get(plan.cellAt[row * plan.columns + column]!)
  if (mark !== undefined) painter.add(mark, glyphs[mark])
  else {
    const arms = (kind: number) =>
      (north === kind ? NORTH : 0) |
      (east === kind ? EAST : 0) |
      (south === kind ? SOUTH : 0) |
      (west === kind ? WEST : 0)
    if (arms(ON_WAY) !== 0) painter.add('way', glyphs.way[arms(ON_WAY)]!)
    else addWalked(picture, arms(ON_TRIP) === 0 ? 0 : ON_TRIP, arms(ON_TRIP))
  }
  addWalked(picture, east!, EAST | WEST, rightPad)
}

function addWalked({ painter, glyphs }: Picture, walked: number, arms: number, times = 1): void {
  const role: TextRole | null = walked === ON_WAY ? 'way' : walked === ON_TRIP ? 'trip' : null
  painter.add(role, (role === null ? ' ' : glyphs[role as 'way' | 'trip'][arms]!).repeat(times))
}

/** What is walked through a side of the cell at a place; nothing where there is no cell. */
function walkedAt({ plan, walked, first }: Picture, row: number, column: number, slot: number): number {
  if (row < 0 || row >= plan.rows || column < 0 || column >= plan.columns) return 0
  const cell = plan.cellAt[row * plan.columns + column]!
  return cell === OUTSIDE ? 0 : walked[first[cell]! + slot]!
}

/** The arms of walls that meet at the corner above and before a place. */
function wallArms({ rows, columns, above, before }: SquarePlan, row: number, column: number): number {
  const north = row > 0 && before[(row - 1) * (columns + 1) + column] === 1
  const east = column < columns && above[row * columns + column] === 1
  const south = row < rows && before[row * (columns + 1) + column] === 1
  const west = column > 0 && above[row * columns + column - 1] === 1
  return (north ? NORTH : 0) | (east ? EAST : 0) | (south ? SOUTH : 0) | (west ? WEST : 0)
}
