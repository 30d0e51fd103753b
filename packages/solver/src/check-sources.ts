import { checkCell, type Grid, MazeError, shown } from '@meikyuu/grid'

/**
 * One cell or several, as a list.
 *
 * @throws MazeError `BAD_ARGUMENT` for an empty list or for what is no list,
 * `NO_SUCH_CELL` for a cell outside the grid.
 */
export function checkSources(grid: Grid, from: number | ArrayLike<number>): ArrayLike<number> {
  const sources = typeof from === 'number' ? [from] : from
  const count = sources?.length
  if (typeof sources !== 'object' || !Number.isInteger(count) || count === 0)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'from',
      expected: 'a cell, or a list with at least one',
      got: count === 0 ? 'an empty list' : shown(from),
    })
  for (let i = 0; i < count; i++) checkCell(grid, sources[i])
  return sources
}
