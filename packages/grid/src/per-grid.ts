import type { Grid } from './grid.js'

/**
 * A function of a grid alone that is worked out once a grid: its table lives
 * exactly as long as the grid does.
 */
export function perGrid<T>(make: (grid: Grid) => T): (grid: Grid) => T {
  const known = /* @__PURE__ */ new WeakMap<Grid, T>()
  return (grid) => {
    let table = known.get(grid)
    if (table === undefined) {
      table = make(grid)
      known.set(grid, table)
    }
    return table
  }
}
