import { checkCell, type Grid, graphOf, type MazeBody, MazeError, shown } from '@meikyuu/grid'

const NONE: readonly number[] = []

/**
 * The keys of a maze, all of them cells of its grid; none where it does not
 * say.
 *
 * @throws MazeError `BAD_ARGUMENT` for keys that are no list, `NO_SUCH_CELL` for
 * a key outside the grid.
 *
 * @internal
 */
export function keysOf(
  maze: Pick<MazeBody, 'grid'> & { readonly keys?: readonly number[] },
): readonly number[] {
  const grid: Grid | undefined = maze?.grid
  // A lattice is asked for no more than its number of cells.
  if (grid?.kind !== 'lattice') graphOf(grid)
  const keys: unknown = maze.keys
  if (keys === undefined) return NONE
  if (!Array.isArray(keys))
    throw new MazeError('BAD_ARGUMENT', { name: 'maze.keys', expected: 'a list of cells', got: shown(keys) })
  for (let i = 0; i < keys.length; i++) checkCell(grid, keys[i])
  return keys
}
