import { checkCell, type Grid, MazeError, shown } from '@meikyuu/grid'

/**
 * The cells of a list, each looked at; none for null and undefined.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no list, `NO_SUCH_CELL`.
 */
export function cellsOf(grid: Grid, name: string, list: ArrayLike<number> | null | undefined): number[] {
  if (list === null || list === undefined) return []
  const { length } = typeof list === 'object' ? list : { length: -1 }
  if (!Number.isSafeInteger(length) || length < 0)
    throw new MazeError('BAD_ARGUMENT', { name, expected: 'a list of cells', got: shown(list) })
  const cells: number[] = []
  // One by one: a list may say that it is longer than it is.
  for (let i = 0; i < length; i++) {
    const cell = list[i]!
    checkCell(grid, cell)
    cells.push(cell)
  }
  return cells
}
