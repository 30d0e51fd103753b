import { type Grid, graphOf } from './grid.js'
import { rowStarts } from './row-starts.js'
import type { Capability } from './shapes/shape-entry.js'

/**
 * What a grid can do, for algorithms that ask.
 *
 * @example
 * ```ts
 * capabilitiesOf(squareGrid(3, 3)) // => ['rows', 'row-order', 'squares']
 * capabilitiesOf(heartGrid(9)) // => ['row-order', 'squares']
 * capabilitiesOf(hexGrid(3, 3)) // => ['row-order']
 * capabilitiesOf(circleGrid(3)) // => []
 * ```
 */
export function capabilitiesOf(grid: Grid): readonly Capability[] {
  if (graphOf(grid).rows !== null) return ['rows', 'row-order', 'squares']
  if (rowStarts(grid) === null) return []
  return hasSquares(grid) ? ['row-order', 'squares'] : ['row-order']
}

/** Of a grid in row order: a shape names its sides alike in every cell. */
function hasSquares(grid: Grid): boolean {
  const { cells, sides, maxSides, layout } = graphOf(grid)
  if (maxSides !== 4 || sides !== cells * 4) return false
  return ['north', 'east', 'south', 'west'].every((name, slot) => layout.sideName(0, slot) === name)
}
