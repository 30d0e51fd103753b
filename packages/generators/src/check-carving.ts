import { type GraphGrid, type Grid, graphOf, type Passages, type Recorder } from '@meikyuu/grid'
import { checkBoard } from './check-board.js'

/** As {@link checkBoard}; returns the grid as a graph. */
export function checkCarving(grid: Grid, passages: Passages, recorder?: Recorder): GraphGrid {
  checkBoard(grid, passages, recorder)
  return graphOf(grid)
}
