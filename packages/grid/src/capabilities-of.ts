import { type Grid, graphOf } from './grid.js'
import type { Capability } from './shapes/shape-entry.js'

/**
 * What a grid can do, for algorithms that ask.
 *
 * @example
 * ```ts
 * capabilitiesOf(squareGrid(3, 3)) // => ['rows']
 * capabilitiesOf(hexGrid(3, 3)) // => []
 * ```
 */
export function capabilitiesOf(grid: Grid): readonly Capability[] {
  return graphOf(grid).rows === null ? [] : ['rows']
}
