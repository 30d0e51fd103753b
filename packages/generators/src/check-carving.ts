import {
  checkMaze,
  checkRecorder,
  type GraphGrid,
  type Grid,
  graphOf,
  MazeError,
  type Passages,
  type Recorder,
} from '@meikyuu/grid'

/**
 * What every generator asks for before its first draw: a grid with a cell in
 * it, passages of that very grid that are all closed, and a recorder of the grid
 * if any.
 *
 * @throws MazeError `BAD_ARGUMENT` for anything else, `TOO_SMALL` for no cells.
 */
export function checkCarving(grid: Grid, passages: Passages, recorder?: Recorder): GraphGrid {
  const graph = graphOf(grid)
  if (graph.cells < 1) throw new MazeError('TOO_SMALL', { what: 'the cells of the grid', got: 0, least: 1 })
  checkMaze({ grid, passages })
  if (passages.open.indexOf(1) >= 0)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'passages',
      expected: 'all closed',
      got: `${passages.count} open`,
    })
  checkRecorder(grid, recorder, passages.open)
  return graph
}
