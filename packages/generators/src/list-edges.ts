import type { GraphGrid } from '@meikyuu/grid'

/**
 * Fills in each edge as the side of its lower cell, in the order of those cells
 * and then of their sides; returns how many there are. One place more than
 * that is written to.
 */
export function listEdges({ cells, first, across }: GraphGrid, edges: Int32Array): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      edges[length] = side
      // 1 where the cell across is the higher, 0 where it is not or is OUTSIDE.
      length += (cell - across[side]!) >>> 31
    }
  }
  return length
}
