import { borrowInts, giveBackInts, MazeError, shown } from '@meikyuu/grid'

/** A route as it was read: the first `length` numbers are its cells. */
export interface CheckedRoute {
  /** The cells: borrowed, to be given back. */
  readonly cells: Int32Array
  /** How many there are. */
  readonly length: number
}

/** The cells that there is room for at first: a list may say that it is longer than it is, unless its kind cannot. */
const FIRST_ROOM = 2 ** 16

/**
 * A route's cells, each read once and looked at, none for null. A list may be
 * anybody's, and give another answer, or none, when it is asked again. Four bytes a cell; up
 * to eight while the copy of a list that is no Int32Array grows.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no list, `NO_SUCH_CELL` for what
 * is no cell, `NO_CENTRES` where there are no points to be any.
 */
export function checkRoute(route: ArrayLike<number> | null, points: number): CheckedRoute {
  const length = route === null ? 0 : lengthOf(route)
  let cells = borrowInts(route instanceof Int32Array ? length : Math.min(length, FIRST_ROOM))
  for (let i = 0; i < length; i++) {
    const cell = route![i]!
    if (!(cell >= 0 && cell < points) || (cell | 0) !== cell) throw noCell(cell, length, points)
    if (i === cells.length) cells = grown(cells, length)
    cells[i] = cell
  }
  return { cells, length }
}

/** Room for twice as many, or for all; gives the old array back. */
function grown(cells: Int32Array, length: number): Int32Array {
  const more = borrowInts(Math.min(cells.length * 2, length))
  more.set(cells)
  giveBackInts(cells)
  return more
}

function lengthOf(route: ArrayLike<number>): number {
  if (typeof route === 'object') {
    const { length } = route
    if (Number.isSafeInteger(length) && length >= 0) return length
  }
  throw new MazeError('BAD_ARGUMENT', {
    name: 'route',
    expected: 'a list of cells or null',
    got: shown(route),
  })
}

function noCell(cell: unknown, length: number, points: number): MazeError {
  if (points === 0) return new MazeError('NO_CENTRES', { cells: length })
  return new MazeError('NO_SUCH_CELL', { cell: shown(cell), cells: points })
}
