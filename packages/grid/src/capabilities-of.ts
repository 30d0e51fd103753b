import { type Grid, graphOf } from './grid.js'
import { rowStarts } from './row-starts.js'
import type { Capability } from './shapes/shape-entry.js'

/**
 * What a grid can do, for algorithms that ask.
 *
 * @example
 * ```ts
 * capabilitiesOf(squareGrid(3, 3)) // => ['rows', 'row-order']
 * capabilitiesOf(hexGrid(3, 3)) // => ['row-order']
 * capabilitiesOf(circleGrid(3)) // => []
 * ```
 */
export function capabilitiesOf(grid: Grid): readonly Capability[] {
  if (graphOf(grid).rows !== null) return ['rows', 'row-order']
  return rowStarts(grid) === null ? [] : ['row-order']
}
