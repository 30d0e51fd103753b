import { capabilitiesOf, type Grid, MazeError, type SquareExtent, squareExtent } from '@meikyuu/grid'

/** The sides of a square. */
export const SIDES = 4

/** Whether a grid is made of squares in rows and columns, whole or cut. */
export function hasSquares(grid: Grid): boolean {
  return capabilitiesOf(grid).includes('squares')
}

/**
 * The box around a grid of squares.
 *
 * @param format Who needs squares, for the message.
 * @throws MazeError `DOES_NOT_FIT` for any other grid.
 */
export function squareBox(format: string, grid: Grid): SquareExtent {
  if (!hasSquares(grid))
    throw new MazeError('DOES_NOT_FIT', { algorithm: format, needs: 'a grid of squares', got: grid.shape })
  return squareExtent(grid)
}
