import { cutAs } from '../cut-as.js'
import type { GraphGrid } from '../grid.js'
import { checkOutline } from './check-outline.js'
import { checkCellCount } from './check-size.js'
import { OUTLINES, type OutlineName } from './outlines.js'
import { squareCells } from './square-cells.js'

/**
 * Squares cut by an outline: of `size` by `size` squares those whose centres
 * lie within it, whose places they keep; sides as {@link squareGrid}.
 *
 * @throws MazeError `BAD_SIZE` where the number is not whole, `TOO_SMALL` where
 * it is below 2 or fewer than two cells are left (`cross` 2, `leaf` 2 and 3),
 * `TOO_BIG` where the sides cannot be numbered or held, `NO_SUCH_SHAPE` for an
 * unknown outline.
 *
 * @example
 * ```ts
 * outlineGrid('diamond', 5).cells // => 13
 * ```
 */
export function outlineGrid(outline: OutlineName, size: number): GraphGrid {
  checkOutline(outline, size)
  checkCellCount(outline, size * size, 4)
  const within = OUTLINES[outline]
  const whole = squareCells(size, size)
  const { data } = whole.centres
  const keep = (cell: number): boolean =>
    within((2 * data[cell * 2]!) / size - 1, (2 * data[cell * 2 + 1]!) / size - 1)
  return cutAs(outline, whole, keep).grid
}

/** A heart: {@link outlineGrid} of `heart`. */
export const heartGrid = (size: number): GraphGrid => outlineGrid('heart', size)
/** A leaf with a stem: {@link outlineGrid} of `leaf`. */
export const leafGrid = (size: number): GraphGrid => outlineGrid('leaf', size)
/** A star of five points: {@link outlineGrid} of `star`. */
export const starGrid = (size: number): GraphGrid => outlineGrid('star', size)
/** A ring round a hole: {@link outlineGrid} of `ring`. */
export const ringGrid = (size: number): GraphGrid => outlineGrid('ring', size)
/** A square on its corner: {@link outlineGrid} of `diamond`. */
export const diamondGrid = (size: number): GraphGrid => outlineGrid('diamond', size)
/** A cross of two bars: {@link outlineGrid} of `cross`. */
export const crossGrid = (size: number): GraphGrid => outlineGrid('cross', size)
/** A crescent: {@link outlineGrid} of `moon`. */
export const moonGrid = (size: number): GraphGrid => outlineGrid('moon', size)
