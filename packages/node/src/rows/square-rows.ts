import {
  capabilitiesOf,
  checkMaze,
  type Grid,
  type GridRows,
  graphOf,
  holdsCell,
  type LatticeGrid,
  type Maze,
  MazeError,
  placeOf,
  type SquareExtent,
  squareExtent,
} from 'meikyuu'

/**
 * A board of squares row by row, so that only one need be in memory: what
 * {@link bitPngChunks} and the like are fed with. `rows` may be what
 * `sidewinderRows` and its like yield.
 */
export interface SquareRows extends GridRows {
  /**
   * The rows from the north, a byte a place from the west: bit `s` is set where
   * side `s` is open (north 1, east 2, south 4, west 8). Both cells of a passage
   * have theirs. A place without a cell is {@link NO_CELL}. A row's bytes may be
   * used again for the next.
   */
  readonly rows: Iterable<Uint8Array>
}

/** A place without a cell: nothing is closed there, and a fifth bit tells it from a cell that is open all round. */
export const NO_CELL = 31

/** The slots of a square's sides, in two bits. */
const SLOT = 3

/**
 * The rows of a maze of squares, whole or cut. Doors are open.
 *
 * @throws MazeError `DOES_NOT_FIT` for any other grid; `BAD_ARGUMENT`.
 */
export function squareRows(maze: Maze): SquareRows {
  checkMaze(maze)
  const { grid } = maze
  const doors = doorsOf(maze)
  if (!capabilitiesOf(grid).includes('squares'))
    throw new MazeError('DOES_NOT_FIT', {
      algorithm: 'squareRows',
      needs: 'a grid of squares',
      got: grid.shape,
    })
  const extent = squareExtent(grid)
  const rows =
    grid.kind === 'lattice'
      ? latticeRows(grid, maze.passages.bytes!, extent, doors)
      : graphRows(grid, maze.passages.open, extent, doors)
  return { width: extent.columns, height: extent.rows, rows }
}

/** A side that leads outside and is open. */
interface Door {
  readonly row: number
  readonly column: number
  readonly bit: number
}

function doorsOf({ grid, start, goal, entrance, exit }: Maze): readonly Door[] {
  const doors: Door[] = []
  for (const [cell, side] of [
    [start, entrance],
    [goal, exit],
  ] as const) {
    if (cell === null || side === null) continue
    const place = placeOf(grid, cell)
    if (place.kind === 'row') doors.push({ row: place.row, column: place.column, bit: 1 << (side & SLOT) })
  }
  return doors
}

function* latticeRows(
  grid: LatticeGrid,
  bytes: Uint8Array,
  { top, left, rows: height, columns: width }: SquareExtent,
  doors: readonly Door[],
): Generator<Uint8Array, void, undefined> {
  const bits = new Uint8Array(width)
  for (let row = top; row < top + height; row++) {
    const from = (row + 1) * grid.stride + left
    bits.set(bytes.subarray(from, from + width))
    if (grid.mask !== null)
      for (let column = 0; column < width; column++)
        if (!holdsCell(grid.mask.bits, from + column)) bits[column] = NO_CELL
    openDoors(bits, doors, row, left)
    yield bits
  }
}

function* graphRows(
  grid: Grid,
  open: Uint8Array,
  { top, left, rows: height, columns: width }: SquareExtent,
  doors: readonly Door[],
): Generator<Uint8Array, void, undefined> {
  const { cells, first, layout, rows } = graphOf(grid)
  const bits = new Uint8Array(width)
  let cell = 0
  for (let row = 0; row < height; row++) {
    if (rows !== null) fillWhole(open, row * width, bits)
    else {
      bits.fill(NO_CELL)
      for (; cell < cells; cell++) {
        const place = layout.placeOf(cell)
        if (place.kind !== 'row' || place.row !== top + row) break
        bits[place.column - left] = bitsAt(open, first[cell]!)
      }
    }
    openDoors(bits, doors, top + row, left)
    yield bits
  }
}

function fillWhole(open: Uint8Array, from: number, bits: Uint8Array): void {
  for (let column = 0; column < bits.length; column++) bits[column] = bitsAt(open, (from + column) * 4)
}

function bitsAt(open: Uint8Array, side: number): number {
  return open[side]! | (open[side + 1]! << 1) | (open[side + 2]! << 2) | (open[side + 3]! << 3)
}

function openDoors(bits: Uint8Array, doors: readonly Door[], row: number, left: number): void {
  for (const door of doors) if (door.row === row) bits[door.column - left]! |= door.bit
}
