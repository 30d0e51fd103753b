import { OUTSIDE, type ReadonlyInts } from '@meikyuu/grid'

/**
 * Fills `way` with the cells from `from` down the distances, the lowest of the
 * nearer ones at each step, until it is full.
 */
export function descend(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  from: number,
  way: Int32Array,
): void {
  way[0] = from
  for (let i = 1; i < way.length; i++) way[i] = nextDown(first, across, open, distance, way[i - 1]!)
}

/** The lowest cell joined to `cell` that is one nearer, or {@link OUTSIDE}. */
export function nextDown(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  cell: number,
): number {
  const nearer = (distance[cell]! - 1) | 0
  const end = first[cell + 1]!
  let next = OUTSIDE
  for (let side = first[cell]!; side < end; side++) {
    if (open[side] === 0) continue
    const other = across[side]!
    if (distance[other] === nearer && (next === OUTSIDE || other < next)) next = other
  }
  return next
}
