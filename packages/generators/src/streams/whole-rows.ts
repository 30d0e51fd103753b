import { type GridRows, newBytes } from '@meikyuu/grid'
import { ROW_MARKS } from '../rows/row-marks.js'

const { north: NORTH, east: EAST, south: SOUTH, west: WEST } = ROW_MARKS

/**
 * Rows in which every cell knows all its passages, from rows in which each
 * passage is marked in one of its cells. Each row is made once, one ahead of
 * the row that is yielded; the bytes yielded are the same each time.
 *
 * @param fill Puts the marks of a row in the bytes that it is given.
 */
export function* wholeRows(
  { width, height }: GridRows,
  fill: (row: number, marks: Uint8Array) => void,
): Generator<Uint8Array, void, undefined> {
  const bits = newBytes(width)
  let above = newBytes(width)
  let here = newBytes(width)
  let below = newBytes(width)
  fill(0, here)
  for (let row = 0; row < height; row++) {
    if (row + 1 < height) fill(row + 1, below)
    else below.fill(0)
    putTogether(above, here, below, bits)
    yield bits
    const over = above
    above = here
    here = below
    below = over
  }
}

/** Each passage in both of its cells: east and west are two bits apart, and so are north and south. */
function putTogether(above: Uint8Array, here: Uint8Array, below: Uint8Array, bits: Uint8Array): void {
  const width = bits.length | 0
  let before = 0
  let mark = here[0]! | 0
  for (let column = 0; column < width; column++) {
    const after = column + 1 < width ? here[column + 1]! : 0
    bits[column] =
      mark |
      ((before & EAST) << 2) |
      ((after & WEST) >> 2) |
      ((below[column]! & NORTH) << 2) |
      ((above[column]! & SOUTH) >> 2)
    before = mark
    mark = after
  }
}
