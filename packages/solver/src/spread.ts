import { OUTSIDE, type ReadonlyInts } from '@meikyuu/grid'

/** The mark for a cell that no way leads to. */
export const UNREACHED = -1

/**
 * Breadth first from the first `sources` cells of `queue`, whose distances are
 * known: writes the distance of every cell that has none and can be reached,
 * and the cells in the order they were reached. Returns how many.
 *
 * Which sides are open is as good as random, so nothing branches on it: a
 * closed side is looked at as if it led to cell 0, each cell across is written
 * behind the queue, and the queue grows by 1 where that cell is fresh.
 *
 * @param distance At least a number a cell, {@link UNREACHED} where a cell has none.
 * @param queue One more: a place is written to and not kept.
 * @param until A cell to stop at as soon as it has a distance, or OUTSIDE for all. All
 * cells that are nearer have theirs then.
 */
export function spread(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  sources: number,
  until: number = OUTSIDE,
): number {
  let tail = sources | 0
  for (let head = 0; head < tail && (until < 0 || distance[until]! < 0); head++) {
    const cell = queue[head]!
    // What a fresh cell's -1 lacks to be one step farther than this one.
    const lacks = (distance[cell]! + 2) | 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const isOpen = open[side]!
      const other = across[side]! & -isOpen
      const known = distance[other]!
      const fresh = isOpen & (known >>> 31)
      distance[other] = (known + (lacks & -fresh)) | 0
      queue[tail] = other
      tail = (tail + fresh) | 0
    }
  }
  return tail
}
