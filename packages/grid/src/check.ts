import { MazeError, shown } from './errors.js'

/**
 * Throws `BAD_ARGUMENT` unless `value` is a whole number from `least` to `most`.
 *
 * @internal
 */
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

/**
 * Throws `BAD_ARGUMENT` unless `value` is a finite number.
 *
 * @internal
 */
export function checkNumber(name: string, value: unknown): void {
  if (Number.isFinite(value)) return
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'a finite number', got: shown(value) })
}

/**
 * Throws `NO_SUCH_CELL` unless `cell` is one of `grid`'s cells, `BAD_ARGUMENT` where there is no grid.
 *
 * @internal
 */
export function checkCell(grid: { readonly cells: number }, cell: unknown): void {
  if (Number.isInteger(cell) && (cell as number) >= 0 && (cell as number) < grid?.cells) return
  if (typeof grid?.cells !== 'number')
    throw new MazeError('BAD_ARGUMENT', { name: 'grid', expected: 'a grid', got: shown(grid) })
  throw new MazeError('NO_SUCH_CELL', { cell: shown(cell), cells: grid.cells })
}
