import type { GraphGrid } from '@meikyuu/grid'

/** Fills in how many passages each cell has. */
export function fillDegrees({ cells, first }: GraphGrid, open: Uint8Array, degree: Int32Array): void {
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    let passages = 0
    for (let side = first[cell]!; side < end; side++) passages += open[side]!
    degree[cell] = passages
  }
}
