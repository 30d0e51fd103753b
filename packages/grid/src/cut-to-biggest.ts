import type { Cut, Keep } from './cut.js'
import { cutAs } from './cut-as.js'
import { type Grid, graphOf } from './grid.js'

/**
 * Cuts a grid: of the cells that `keep` keeps, the biggest piece that hangs
 * together; of equally big ones, the one with the lowest cell. The cells are
 * numbered anew in their old order and keep their places, centres and sides;
 * a side to a dropped cell leads outside. The bounds are the box of the sides
 * that lead outside. `rows` is null, whatever is left.
 *
 * @throws MazeError `TOO_SMALL` where fewer than two cells are left,
 * `BAD_ARGUMENT` for a list with another number of marks than cells.
 *
 * @example
 * ```ts
 * const { grid, islands } = cutToBiggest(squareGrid(3, 2), [1, 1, 0, 0, 0, 1])
 * grid.cells // => 2
 * islands // => [{ cells: 1, at: { kind: 'row', row: 1, column: 2 } }]
 * ```
 */
export function cutToBiggest(grid: Grid, keep: Keep): Cut {
  return cutAs(graphOf(grid).shape, grid, keep)
}
