import { newBytes } from '../allocate.js'
import { MazeError, shown } from '../errors.js'
import { isList } from '../is-list.js'
import { checkMaskSize, type Mask } from './mask.js'

/**
 * A mask from rows of booleans, or of numbers where 0 is no cell; all rows
 * equally long.
 *
 * @throws MazeError `BAD_MASK` for rows that are none or differ in length,
 * `TOO_BIG` for more than memory holds.
 *
 * @example
 * ```ts
 * [...maskFromRows([[true, false], [true, true]]).bytes] // => [1, 0, 1, 1]
 * ```
 */
export function maskFromRows(rows: ArrayLike<ArrayLike<boolean | number>>): Mask {
  const height = lengthOf(rows, 'rows')
  const width = height === 0 ? 0 : lengthOf(rows[0], 'places in row 0')
  checkMaskSize(width, height)
  const bytes = newBytes(width * height)
  for (let row = 0; row < height; row++) {
    const places = rows[row]!
    const length = lengthOf(places, `places in row ${row}`)
    if (length !== width)
      throw new MazeError('BAD_MASK', { expected: `${width} places in row ${row}`, got: `${length}` })
    for (let column = 0; column < width; column++) bytes[row * width + column] = places[column] ? 1 : 0
  }
  return { width, height, bytes }
}

/**
 * A mask from the bytes of a picture, row by row, `width` a row: 0 is no cell.
 * The bytes are copied.
 *
 * @throws MazeError `BAD_MASK` where they do not fill whole rows, `TOO_BIG` for
 * more than memory holds.
 *
 * @example
 * ```ts
 * maskFromBytes(3, new Uint8Array([1, 1, 0, 0, 1, 1])).height // => 2
 * ```
 */
export function maskFromBytes(width: number, bytes: ArrayLike<number>): Mask {
  const length = lengthOf(bytes, 'bytes')
  checkMaskSize(width, 1)
  checkMaskSize(width, Math.max(1, Math.ceil(length / width)))
  if (length === 0 || length % width !== 0)
    throw new MazeError('BAD_MASK', { expected: `whole rows of ${width} bytes`, got: `${length} bytes` })
  const copy = newBytes(length)
  for (let i = 0; i < length; i++) copy[i] = bytes[i] ? 1 : 0
  return { width, height: length / width, bytes: copy }
}

function lengthOf(list: unknown, what: string): number {
  if (isList(list)) return list.length
  throw new MazeError('BAD_MASK', { expected: `a list of ${what}`, got: shown(list) })
}
