import {
  checkRecorder,
  type GraphGrid,
  graphOf,
  MazeError,
  Passages,
  type Recorder,
  type Rng,
  shown,
} from '@meikyuu/grid'
import type { MazeToTreat } from './treated-maze.js'

/**
 * What every treatment asks for before its first draw: a grid, passages of that
 * very grid, a source of choices, and a recorder of the grid if any.
 *
 * @throws MazeError `BAD_ARGUMENT` for anything else.
 */
export function checkTreating(maze: MazeToTreat, rng: Rng, recorder: Recorder | undefined): GraphGrid {
  if (typeof maze !== 'object' || maze === null) throw bad('maze', 'a maze', shown(maze))
  const { grid, passages } = maze
  const graph = graphOf(grid)
  if (!(passages instanceof Passages)) throw bad('passages', 'the passages of the grid', shown(passages))
  if (passages.grid !== grid)
    throw bad('passages', 'the passages of the grid', 'the passages of another grid')
  if (typeof rng?.below !== 'function') throw bad('rng', 'a source of choices', shown(rng))
  checkRecorder(grid, recorder)
  return graph
}

function bad(name: string, expected: string, got: string): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got })
}
