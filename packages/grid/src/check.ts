import { MazeError, shown } from './errors.js'

/** Throws `BAD_ARGUMENT` unless `value` is a whole number from `least` to `most`. */
export function checkWhole(
  name: string,
  value: unknown,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): void {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  throw new MazeError('BAD_ARGUMENT', { name, expected: `a whole number ${range}`, got: shown(value) })
}

/** Throws `NO_SUCH_CELL` unless `cell` is one of `grid`'s cells. */
export function checkCell(grid: { readonly cells: number }, cell: unknown): void {
  if (Number.isInteger(cell) && (cell as number) >= 0 && (cell as number) < grid.cells) return
  throw new MazeError('NO_SUCH_CELL', { cell: shown(cell), cells: grid.cells })
}
