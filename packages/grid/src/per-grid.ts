import type { Grid } from './grid.js'
import type { Points } from './points.js'

/** The bytes of the tables that were worked out for a grid, or for its points. */
const tableBytes = /* @__PURE__ */ new WeakMap<Grid | Points, number>()

/**
 * A function of a grid alone, or of its points alone, that is worked out once
 * for each: its table lives exactly as long as they do, and counts in
 * {@link gridBytes}.
 *
 * @internal
 */
export function perGrid<T, Of extends Grid | Points = Grid>(make: (of: Of) => T): (of: Of) => T {
  const known = /* @__PURE__ */ new WeakMap<Of, { readonly table: T }>()
  return (of) => {
    const found = known.get(of)
    if (found !== undefined) return found.table
    const table = make(of)
    known.set(of, { table })
    tableBytes.set(of, bytesOfTables(of) + bytesOf(table))
    return table
  }
}

/**
 * The bytes of all tables of {@link perGrid} that a grid, or its points, have so far.
 *
 * @internal
 */
export function bytesOfTables(of: Grid | Points): number {
  return tableBytes.get(of) ?? 0
}

/** Typed arrays exactly, also in the fields of an object and of theirs; 8 bytes for anything else. */
function bytesOf(table: unknown): number {
  if (typeof table !== 'object' || table === null) return 8
  if (ArrayBuffer.isView(table)) return table.byteLength
  let bytes = 8
  for (const field of Object.values(table)) bytes += bytesOf(field)
  return bytes
}
