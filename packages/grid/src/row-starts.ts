import { newInts } from './allocate.js'
import { type Grid, graphOf, OUTSIDE } from './grid.js'
import { perGrid } from './per-grid.js'
import type { ReadonlyInts } from './read-only.js'

/**
 * Where each row of cells begins: row `r`, counted from the first that has a
 * cell, is `starts[r]` up to, not including, `starts[r + 1]`. Null for a grid
 * without the capability `row-order`: its places are not rows, or its cells are
 * not numbered row by row from the left, or a side leads past the rows beside
 * its own. Worked out once a grid, in steps as many as sides.
 *
 * @example
 * ```ts
 * [...rowStarts(hexGrid(3, 2))!] // => [0, 3, 6]
 * rowStarts(circleGrid(3)) // => null
 * ```
 */
export const rowStarts: (grid: Grid) => ReadonlyInts | null = /* @__PURE__ */ perGrid(startsOf)

function startsOf(grid: Grid): Int32Array | null {
  const graph = graphOf(grid)
  const rowOf = newInts(graph.cells)
  const rows = numberRows(grid, rowOf)
  if (rows === 0 || leadsFar(grid, rowOf)) return null
  const starts = newInts(rows + 1)
  for (let cell = 0; cell < graph.cells; cell++) starts[rowOf[cell]! + 1] = cell + 1
  return starts
}

/** Fills in the row of each cell, from 0; returns how many rows there are, 0 where they are out of order. */
function numberRows(grid: Grid, rowOf: Int32Array): number {
  const { cells, layout } = graphOf(grid)
  let rows = 0
  let above = -1
  let left = -1
  for (let cell = 0; cell < cells; cell++) {
    const place = layout.placeOf(cell)
    if (place.kind !== 'row' || place.row < above) return 0
    if (place.row > above) {
      // A row without cells parts those above from those below, and a grid hangs together.
      if (above >= 0 && place.row !== above + 1) return 0
      rows++
    } else if (place.column <= left) return 0
    above = place.row
    left = place.column
    rowOf[cell] = rows - 1
  }
  return rows
}

function leadsFar(grid: Grid, rowOf: Int32Array): boolean {
  const { cells, first, across } = graphOf(grid)
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other !== OUTSIDE && Math.abs(rowOf[other]! - rowOf[cell]!) > 1) return true
    }
  return false
}
