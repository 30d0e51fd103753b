import {
  checkMaze,
  checkRecorder,
  type Grid,
  graphOf,
  MazeError,
  Passages,
  type Recorder,
} from '@meikyuu/grid'
import { wordsOf } from './lattice/words-of.js'

/**
 * What every generator asks for before its first draw: a grid with a cell in
 * it, passages of that very grid that are all closed, and a recorder of the grid
 * if any. A lattice is not looked at as a graph for it.
 *
 * @throws MazeError `BAD_ARGUMENT` for anything else, `TOO_SMALL` for no cells.
 */
export function checkBoard(grid: Grid, passages: Passages, recorder?: Recorder): void {
  const { cells } = grid?.kind === 'lattice' ? grid : graphOf(grid)
  if (cells < 1) throw new MazeError('TOO_SMALL', { what: 'the cells of the grid', got: 0, least: 1 })
  // Asked first: whatever reads the store has touched it.
  const isUntouched = passages instanceof Passages && passages.isUntouched()
  checkMaze({ grid, passages })
  if (!isUntouched && !isClosed(grid, passages))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'passages',
      expected: 'all closed',
      got: `${passages.count} open`,
    })
  if (recorder !== undefined) checkRecorder(grid, recorder, passages.open)
}

function isClosed(grid: Grid, passages: Passages): boolean {
  const bytes = grid.kind === 'lattice' ? passages.openBytes() : null
  return bytes === null ? passages.open.indexOf(1) < 0 : isEmpty(wordsOf(bytes))
}

function isEmpty(words: Int32Array): boolean {
  for (let i = 0; i < words.length; i++) if (words[i] !== 0) return false
  return true
}
