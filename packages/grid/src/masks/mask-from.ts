import { newBytes } from '../allocate.js'
import { MazeError, shown } from '../errors.js'
import { checkMaskSize, type Mask } from './mask.js'
import { type MaskShape, maskCells } from './mask-cells.js'

/** A question to a place: the centre of its cell, and its row and column from 0. */
export type KeepPlace = (x: number, y: number, row: number, column: number) => boolean

/**
 * A mask from a question to each place of a grid of `width` columns and
 * `height` rows, asked row by row.
 *
 * @throws MazeError `BAD_MASK` for numbers that are not whole or below 1, and
 * for what is no function; `NO_SUCH_SHAPE` for a shape that takes no mask;
 * `TOO_BIG` for more than memory holds.
 *
 * @example
 * ```ts
 * const disc = maskFrom('hex', 9, 9, (x, y) => (x - 4.5) ** 2 + (y - 4) ** 2 < 16)
 * maskedGrid('hex', disc).grid.cells // => 57
 * ```
 */
export function maskFrom(shape: MaskShape, width: number, height: number, keep: KeepPlace): Mask {
  checkMaskSize(width, height)
  if (typeof keep !== 'function')
    throw new MazeError('BAD_MASK', { expected: 'a function of x, y, row and column', got: shown(keep) })
  const { data } = maskCells(shape, width, height).centres
  const bytes = newBytes(width * height)
  for (let row = 0, place = 0; row < height; row++)
    for (let column = 0; column < width; column++, place++)
      bytes[place] = keep(data[place * 2]!, data[place * 2 + 1]!, row, column) ? 1 : 0
  return { width, height, bytes }
}
