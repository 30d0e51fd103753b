import { MazeError, shown } from '../errors.js'
import type { ReadonlyInts } from '../read-only.js'
import { MOST_SIDES } from '../shapes/check-size.js'

/** Which places of a grid by rows hold a cell. */
export interface Mask {
  /** Columns, at least 1. */
  readonly width: number
  /** Rows, at least 1. */
  readonly height: number
  /** A byte a place, row by row: 0 where there is no cell. */
  readonly bytes: ReadonlyInts
}

/** The most sides a cell of a masked grid has. */
const MOST_SIDES_EACH = 6

/**
 * Throws `BAD_MASK` unless both numbers are whole and at least 1, `TOO_BIG` where there are too many places.
 *
 * @internal
 */
export function checkMaskSize(width: unknown, height: unknown): void {
  for (const [word, value] of [
    ['columns', width],
    ['rows', height],
  ] as const)
    if (!Number.isSafeInteger(value) || (value as number) < 1)
      throw new MazeError('BAD_MASK', {
        expected: `a whole number of ${word}, at least 1`,
        got: shown(value),
      })
  const most = Math.floor(MOST_SIDES / MOST_SIDES_EACH)
  const places = (width as number) * (height as number)
  if (places > most) throw new MazeError('TOO_BIG', { what: 'the places of the mask', got: places, most })
}
