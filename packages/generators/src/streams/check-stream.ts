import { checkOptions, checkWhole, type GridRows, MazeError } from '@meikyuu/grid'

/** The most cells in a row, so that columns are 32-bit whole numbers. */
const MOST_WIDE = 2 ** 31 - 1

/** The most rows, as many as have a stream of their own. */
const MOST_HIGH = 2 ** 32

/** The most cells whose numbers are exact. */
const MOST_CELLS = Number.MAX_SAFE_INTEGER

/** Throws `BAD_ARGUMENT` or `TOO_BIG` unless `size` is that of a board whose cells can be numbered. */
export function checkStream(size: GridRows): void {
  checkOptions('size', size)
  checkWhole('size.width', size.width, 1, MOST_WIDE)
  checkWhole('size.height', size.height, 1, MOST_HIGH)
  const got = size.width * size.height
  if (got > MOST_CELLS)
    throw new MazeError('TOO_BIG', { what: 'the cells of the maze', got, most: MOST_CELLS })
}
