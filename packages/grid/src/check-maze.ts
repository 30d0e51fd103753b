import { MazeError, shown } from './errors.js'
import { graphOf } from './grid.js'
import type { MazeBody } from './maze-body.js'
import { Passages } from './passages.js'

/**
 * Throws `BAD_ARGUMENT` unless `maze` has a grid and the passages of that very
 * grid: those of another would be read by the wrong numbers, even where it has
 * as many sides.
 *
 * @internal
 */
export function checkMaze(maze: MazeBody): void {
  if (typeof maze !== 'object' || maze === null)
    throw new MazeError('BAD_ARGUMENT', { name: 'maze', expected: 'a maze', got: shown(maze) })
  const { grid, passages } = maze
  if (grid?.kind === 'lattice' && passages instanceof Passages && passages.grid === grid) return
  const { sides } = graphOf(grid)
  // Of passages that are nobody's yet, `open` would make a store for somebody else.
  const open: unknown =
    passages instanceof Passages && passages.grid === grid ? passages.store() : passages?.open
  const isBytes = open instanceof Uint8Array
  if (isBytes && open.length === sides && passages.grid === grid) return
  throw new MazeError('BAD_ARGUMENT', {
    name: 'passages',
    expected: 'the passages of the grid',
    got: isBytes ? 'the passages of another grid' : shown(passages),
  })
}
