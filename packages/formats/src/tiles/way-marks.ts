import { cellAcross, checkCell, type Grid, type Maze, MazeError, newBytes } from '@meikyuu/grid'
import { notA } from '../not-a.js'
import { SIDES } from './square-box.js'

/** The bit of a cell on the way; the lower ones are those of its sides. */
export const ON_WAY: number = 1 << SIDES

/**
 * A byte a cell of a maze of squares: {@link ON_WAY} where the way comes, and
 * a bit for each side that it crosses, doors too. Null without a way.
 *
 * @throws MazeError `NO_SUCH_CELL`, or `BAD_ARGUMENT` where it is no list or
 * two cells after each other are not joined.
 */
export function wayMarks(maze: Maze, way: ArrayLike<number> | null | undefined): Uint8Array | null {
  if (way === null || way === undefined) return null
  checkWay(way)
  const marks = newBytes(maze.grid.cells)
  for (let i = 0; i < way.length; i++) {
    const cell = way[i]!
    checkCell(maze.grid, cell)
    marks[cell]! |= ON_WAY
    if (i > 0) cross(maze, marks, way[i - 1]!, cell)
  }
  markDoor(marks, maze.entrance, maze.start)
  markDoor(marks, maze.exit, maze.goal)
  return marks
}

/**
 * A way as it is now, whatever becomes of the list; null without one.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no list, `NO_SUCH_CELL`, however long it says it is.
 */
export function copyWay(grid: Grid, way: ArrayLike<number> | null | undefined): readonly number[] | null {
  if (way === null || way === undefined) return null
  checkWay(way)
  const copy: number[] = []
  for (let i = 0; i < way.length; i++) {
    const cell = way[i]!
    // One at a time: a length is no promise.
    checkCell(grid, cell)
    copy.push(cell)
  }
  return copy
}

function checkWay(way: ArrayLike<number>): void {
  if (typeof way !== 'object' || !Number.isSafeInteger(way.length) || way.length < 0)
    throw notA('way', 'a list of cells', way)
}

/** Whether a side is crossed. */
export function isCrossed(marks: Uint8Array, side: number): boolean {
  const slot = side % SIDES
  return ((marks[(side - slot) / SIDES]! >> slot) & 1) === 1
}

function cross(maze: Maze, marks: Uint8Array, from: number, to: number): void {
  for (let slot = 0; slot < SIDES; slot++) {
    const side = from * SIDES + slot
    if (cellAcross(maze.grid, side) !== to || !maze.passages.isOpen(side)) continue
    marks[from]! |= 1 << slot
    // Across a side of a square lies its opposite, two on.
    marks[to]! |= 1 << (slot ^ 2)
    return
  }
  throw new MazeError('BAD_ARGUMENT', {
    name: 'way',
    expected: 'cells that passages join, one after the other',
    got: `${from} and then ${to}`,
  })
}

function markDoor(marks: Uint8Array, door: number | null, cell: number | null): void {
  if (door !== null && cell !== null && (marks[cell]! & ON_WAY) !== 0) marks[cell]! |= 1 << (door % SIDES)
}
