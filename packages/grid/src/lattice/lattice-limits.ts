import { MazeError } from '../errors.js'

/** The most positions of a lattice, padding included: their numbers stay 32-bit whole numbers. */
export const MOST_POSITIONS: number = 2 ** 31

/** What a cell takes in the graph form of a lattice: its entry in `first`, four sides in `across` and `slot`, its centre. */
export const GRAPH_FORM_BYTES = 4 + 16 + 4 + 16

/** The most cells of a lattice whose graph form is made: 2.7 GB of arrays. */
export const GRAPH_FORM_CELLS: number = 2 ** 26

/** Positions from one row to the next on a board so wide. */
export function strideOf(width: number): number {
  return width + 1
}

/** The positions of a board: padding after each row, above and below; whole words of four bytes. */
export function positionsOf(width: number, height: number): number {
  return Math.ceil((strideOf(width) * (height + 2)) / 4) * 4
}

/**
 * Throws `TOO_BIG` unless a board's positions can be numbered.
 *
 * @internal
 */
export function checkPositions(width: number, height: number): void {
  const got = positionsOf(width, height)
  if (got > MOST_POSITIONS)
    throw new MazeError('TOO_BIG', { what: 'the bytes of a lattice', got, most: MOST_POSITIONS })
}

/**
 * Throws `TOO_BIG` where the graph form of so many cells is not made.
 *
 * @internal
 */
export function checkGraphForm(cells: number): void {
  if (cells > GRAPH_FORM_CELLS)
    throw new MazeError('TOO_BIG', {
      what: 'the cells of a lattice whose flat arrays are read',
      got: cells,
      most: GRAPH_FORM_CELLS,
    })
}
