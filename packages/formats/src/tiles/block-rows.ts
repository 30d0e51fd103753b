import { checkMazeEnds, checkOptions, type LatticeGrid, type Maze, type SquareExtent } from '@meikyuu/grid'
import { notA } from '../not-a.js'
import { floorRow } from './floor-row.js'
import { SIDES, squareBox } from './square-box.js'
import { TILES } from './tiles.js'
import { isCrossed, ON_WAY, wayMarks } from './way-marks.js'

/** What the block form shows besides walls and floor. */
export interface BlockRowsOptions {
  /**
   * Whether start, goal and keys are marked.
   * @defaultValue true
   */
  readonly marks?: boolean
  /**
   * The cells of the way in order, as the solver's `solutionOf` gives them; null as none.
   * @defaultValue none
   */
  readonly way?: ArrayLike<number> | null
}

/** Slots of a square's sides. */
const NORTH = 0
const EAST = 1
const SOUTH = 2
const WEST = 3

/**
 * The block form of a maze of squares, whole or cut: walls are tiles as wide
 * as the cells. Row by row from the top, a byte a tile: the numbers of
 * {@link TILES}. The cell in row r and column c, counted from the topmost and
 * leftmost of the maze, stands at row 2r + 1 and column 2c + 1; the tile
 * between two cells is floor where a passage joins them; doors are gaps in the
 * outer wall; everything else is wall, also where a shape has no cells.
 *
 * Rows are made when they are asked for, each an array of its own: a maze of
 * any size flows through. One look a side; with a way, a byte a cell.
 *
 * @throws MazeError `DOES_NOT_FIT` for a grid that is not of squares,
 * `BAD_ARGUMENT` for what is no maze and options that are none; at once, not
 * at the first row.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 2, 6]) passages.carve(side)
 * const maze = { grid, passages, start: 2, goal: 3, entrance: null, exit: 14, keys: [] } as const
 * [...blockRows(maze)].map((row) => row.join('')) // => ['11111', '10001', '10101', '12131', '11101']
 * ```
 */
export function blockRows(maze: Maze, options: BlockRowsOptions = {}): Iterable<Uint8Array> {
  const plan = blockPlan('the block form', maze, options)
  return { [Symbol.iterator]: () => rowsOf(plan) }
}

/** A maze and what of it is shown, checked. */
export interface BlockPlan {
  readonly maze: Maze
  readonly box: SquareExtent
  /** As wayMarks. */
  readonly way: Uint8Array | null
  readonly marks: ReadonlyMap<number, number>
  /** Rows of tiles. */
  readonly height: number
  /** Tiles in a row. */
  readonly width: number
}

/** Checks what is asked of a block form before anything of it is made. */
export function blockPlan(format: string, maze: Maze, options: BlockRowsOptions): BlockPlan {
  checkMazeEnds(maze)
  checkOptions('options', options)
  const { marks = true, way } = options
  if (typeof marks !== 'boolean') throw notA('marks', 'true or false', marks)
  const box = squareBox(format, maze.grid)
  return {
    maze,
    box,
    way: wayMarks(maze, way),
    marks: marks ? marksOf(maze) : new Map(),
    height: box.rows * 2 + 1,
    width: box.columns * 2 + 1,
  }
}

function marksOf(maze: Maze): Map<number, number> {
  const marks = new Map<number, number>()
  for (const key of maze.keys) marks.set(key, TILES.key)
  if (maze.start !== null) marks.set(maze.start, TILES.start).set(maze.goal, TILES.goal)
  return marks
}

/** The rows of a plan, two for each row of cells and one more. */
export function* rowsOf(plan: BlockPlan): Generator<Uint8Array, void> {
  const { grid } = plan.maze
  const fill = grid.kind === 'lattice' && plan.way === null ? latticeRow(plan, grid) : fillRow
  let above = wallRow(plan)
  let cell = 0
  for (let row = 0; row < plan.box.rows; row++) {
    const through = wallRow(plan)
    const below = wallRow(plan)
    cell = fill(plan, row, cell, above, through, below)
    yield above
    yield through
    above = below
  }
  yield above
}

/** Fills in the cells of a row, from the first one on, and the passages below and to the east; returns the next cell. */
type FillRow = (
  plan: BlockPlan,
  row: number,
  first: number,
  above: Uint8Array,
  through: Uint8Array,
  below: Uint8Array,
) => number

const fillRow: FillRow = (plan, row, first, above, through, below) => {
  const { cells } = plan.maze.grid
  let cell = first
  while (cell < cells) {
    const column = columnIn(plan, row, cell)
    if (column < 0) break
    fillCell(plan, cell, column * 2 + 1, above, through, below)
    cell++
  }
  return cell
}

/** Rows of a lattice, all floor but for cells with marks or doors, which are filled in one by one. */
function latticeRow({ maze, marks, box }: BlockPlan, { mask, stride }: LatticeGrid): FillRow {
  const bytes = maze.passages.bytes!
  // Cells come in the order of their numbers.
  const special = Int32Array.from(new Set([...marks.keys(), ...endsOf(maze)])).sort()
  let at = 0
  return (plan, row, first, above, through, below) => {
    const from = (box.top + row + 1) * stride + box.left
    const next = first + floorRow(bytes, mask, from, box.columns, through, below)
    for (; at < special.length && special[at]! < next; at++) {
      const cell = special[at]!
      fillCell(plan, cell, columnIn(plan, row, cell) * 2 + 1, above, through, below)
    }
    return next
  }
}

function endsOf({ start, goal }: Maze): number[] {
  return start === null ? [] : [start, goal]
}

function wallRow({ width }: BlockPlan): Uint8Array {
  return new Uint8Array(width).fill(TILES.wall)
}

/** The column of a cell, or -1 where it stands in another row. */
function columnIn({ maze, box }: BlockPlan, row: number, cell: number): number {
  const { rows, layout } = maze.grid
  if (rows !== null) {
    const column = cell - row * rows.width
    return column < rows.width ? column : -1
  }
  const place = layout.placeOf(cell)
  return place.kind === 'row' && place.row - box.top === row ? place.column - box.left : -1
}

function fillCell(
  plan: BlockPlan,
  cell: number,
  x: number,
  above: Uint8Array,
  through: Uint8Array,
  below: Uint8Array,
): void {
  const { maze } = plan
  const side = cell * SIDES
  // What is open to the north and west was seen from the other cell, doors aside.
  if (maze.passages.isOpen(side + EAST)) openTile(plan, side + EAST, through, x + 1)
  if (maze.passages.isOpen(side + SOUTH)) openTile(plan, side + SOUTH, below, x)
  if (cell === maze.start || cell === maze.goal)
    for (const door of [maze.entrance, maze.exit]) {
      if (door === side + NORTH) openTile(plan, door, above, x)
      if (door === side + EAST) openTile(plan, door, through, x + 1)
      if (door === side + SOUTH) openTile(plan, door, below, x)
      if (door === side + WEST) openTile(plan, door, through, x - 1)
    }
  const onWay = plan.way !== null && (plan.way[cell]! & ON_WAY) !== 0
  through[x] = plan.marks.get(cell) ?? (onWay ? TILES.way : TILES.floor)
}

function openTile({ way }: BlockPlan, side: number, tiles: Uint8Array, x: number): void {
  tiles[x] = way !== null && isCrossed(way, side) ? TILES.way : TILES.floor
}
