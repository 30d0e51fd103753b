import { capabilitiesOf, type Grid, MazeError } from '@meikyuu/grid'

/** The sides of a square. */
export const SIDES = 4

/** The rows and columns that a grid of squares takes, from its topmost and leftmost cell on. */
export interface SquareBox {
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
}

/** Whether a grid is made of squares in rows and columns, whole or cut. */
export function hasSquares(grid: Grid): boolean {
  return capabilitiesOf(grid).includes('squares')
}

/**
 * The box around a grid of squares. Nothing is looked at a cell.
 *
 * @param format Who needs squares, for the message.
 * @throws MazeError `DOES_NOT_FIT` for any other grid.
 */
export function squareBox(format: string, grid: Grid): SquareBox {
  if (!hasSquares(grid))
    throw new MazeError('DOES_NOT_FIT', { algorithm: format, needs: 'a grid of squares', got: grid.shape })
  const { x, y, width, height } = grid.bounds
  return {
    top: Math.round(y),
    left: Math.round(x),
    rows: Math.round(height),
    columns: Math.round(width),
  }
}
