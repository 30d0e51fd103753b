import type { Grid } from './grid.js'

/** The bytes of the tables that were worked out for a grid. */
const tableBytes = /* @__PURE__ */ new WeakMap<Grid, number>()

/**
 * A function of a grid alone that is worked out once a grid: its table lives
 * exactly as long as the grid does, and counts in {@link gridBytes}.
 */
export function perGrid<T>(make: (grid: Grid) => T): (grid: Grid) => T {
  const known = /* @__PURE__ */ new WeakMap<Grid, { readonly table: T }>()
  return (grid) => {
    const found = known.get(grid)
    if (found !== undefined) return found.table
    const table = make(grid)
    known.set(grid, { table })
    tableBytes.set(grid, bytesOfTables(grid) + bytesOf(table))
    return table
  }
}

/** The bytes of all tables of {@link perGrid} that a grid has so far. */
export function bytesOfTables(grid: Grid): number {
  return tableBytes.get(grid) ?? 0
}

/** Typed arrays exactly, also as the fields of an object; 8 bytes for anything else. */
function bytesOf(table: unknown): number {
  if (typeof table !== 'object' || table === null) return 8
  if (ArrayBuffer.isView(table)) return table.byteLength
  let bytes = 8
  for (const field of Object.values(table)) bytes += ArrayBuffer.isView(field) ? field.byteLength : 8
  return bytes
}
