import { type Grid, graphOf, OUTSIDE } from './grid.js'
import { perGrid } from './per-grid.js'
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
  if (grid?.kind === 'lattice')
    return grid.mask === null ? ['rows', 'row-order', 'squares'] : ['row-order', 'squares']
  if (graphOf(grid).rows !== null) return ['rows', 'row-order', 'squares']
  if (rowStarts(grid) === null) return []
  return hasSquares(grid) ? ['row-order', 'squares'] : ['row-order']
}

const SQUARE_SIDES = [
  { name: 'north', down: -1, right: 0 },
  { name: 'east', down: 0, right: 1 },
  { name: 'south', down: 1, right: 0 },
  { name: 'west', down: 0, right: -1 },
] as const

/** Whether each cell of a grid in row order has the four sides of a square, which lead where they are called. */
const hasSquares: (grid: Grid) => boolean = /* @__PURE__ */ perGrid((grid) => {
  const { cells, sides, first, across, layout } = graphOf(grid)
  if (sides !== cells * 4) return false
  for (let cell = 0; cell < cells; cell++) {
    if (first[cell] !== cell * 4) return false
    const here = layout.placeOf(cell)
    for (let slot = 0; slot < 4; slot++) {
      const { name, down, right } = SQUARE_SIDES[slot]!
      if (layout.sideName(cell, slot) !== name) return false
      const other = across[cell * 4 + slot]!
      if (other === OUTSIDE) continue
      const there = layout.placeOf(other)
      if (here.kind !== 'row' || there.kind !== 'row') return false
      if (there.row - here.row !== down || there.column - here.column !== right) return false
    }
  }
  return true
})
