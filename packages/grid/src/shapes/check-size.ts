import { MazeError, shown } from '../errors.js'

/**
 * The most sides that can be numbered: a side is a 32-bit whole number.
 *
 * @internal
 */
export const MOST_SIDES: number = 2 ** 31 - 1

/**
 * The least number that a size may have.
 *
 * @internal
 */
export const LEAST_SIZE = 2

/**
 * Throws `BAD_SIZE` or `TOO_SMALL` unless all numbers of a size are whole and at least 2.
 *
 * @internal
 */
export function checkSize(shape: string, numbers: readonly unknown[]): void {
  for (const value of numbers) {
    if (!Number.isSafeInteger(value)) {
      const expected = numbers.length === 1 ? 'a whole number' : 'two whole numbers'
      throw new MazeError('BAD_SIZE', { shape, expected, got: shown(value) })
    }
    const got = value as number
    if (got < LEAST_SIZE)
      throw new MazeError('TOO_SMALL', { what: `the size of ${shape}`, got, least: LEAST_SIZE })
  }
}

/**
 * Throws `TOO_BIG` unless `cells` cells of `sidesEach` sides can be numbered.
 *
 * @internal
 */
export function checkCellCount(shape: string, cells: number, sidesEach: number): void {
  const most = Math.floor(MOST_SIDES / sidesEach)
  if (cells > most) throw new MazeError('TOO_BIG', { what: `the cells of ${shape}`, got: cells, most })
}
