import { MazeError } from '@meikyuu/grid'

/** Throws `TOO_BIG` for more cells than are allowed. */
export function checkCellLimit(got: number, most: number): void {
  if (got > most) throw new MazeError('TOO_BIG', { what: 'the cells of the text', got, most })
}
