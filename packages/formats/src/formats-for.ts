import { type Grid, sideLine } from '@meikyuu/grid'
import { FORMATS, type FormatName, type FormatNeed } from './formats.js'
import { hasSquares } from './tiles/square-box.js'

/**
 * The formats that a maze on a grid can be written in, in the order of
 * {@link FORMATS}. The others refuse it: block art, tables and Tiled maps with
 * `DOES_NOT_FIT` for anything but squares, whole or cut; drawings with
 * `NO_CENTRES` for a graph without places.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no grid.
 *
 * @example
 * ```ts
 * formatsFor(squareGrid(3, 3)).includes('tiled') // => true
 * formatsFor(hexGrid(3, 3)) // => ['json', 'dot', 'graphml', 'dxf', 'plotter']
 * formatsFor(graphGrid([[1], [0]])) // => ['json', 'dot', 'graphml']
 * ```
 */
export function formatsFor(grid: Grid): FormatName[] {
  const met = new Map<FormatNeed, boolean>([
    [null, true],
    ['squares', hasSquares(grid)],
    ['drawing', sideLine(grid, 0) !== null || grid.centres.length > 0],
  ])
  return (Object.keys(FORMATS) as FormatName[]).filter((name) => met.get(FORMATS[name].needs))
}
