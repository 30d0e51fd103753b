import { MazeError, shown } from '../errors.js'

/** The most sides that can be numbered: a side is a 32-bit whole number. */
export const MOST_SIDES: number = 2 ** 31 - 1

/** The least number that a size may have. */
export const LEAST_SIZE = 2

/**
 * Throws `BAD_SIZE`, `TOO_SMALL` or `TOO_BIG` unless both numbers are whole,
 * at least 2, and their product numbers `sidesEach` sides a cell.
 */
export function checkSize(shape: string, width: unknown, height: unknown, sidesEach: number): void {
  for (const value of [width, height]) {
    if (!Number.isSafeInteger(value))
      throw new MazeError('BAD_SIZE', { shape, expected: 'whole numbers', got: shown(value) })
    if ((value as number) < LEAST_SIZE)
      throw new MazeError('TOO_SMALL', {
        what: `the size of ${shape}`,
        got: value as number,
        least: LEAST_SIZE,
      })
  }
  const most = Math.floor(MOST_SIDES / sidesEach)
  const cells = (width as number) * (height as number)
  if (cells > most) throw new MazeError('TOO_BIG', { what: `the cells of ${shape}`, got: cells, most })
}
