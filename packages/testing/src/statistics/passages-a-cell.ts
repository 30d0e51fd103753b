import { type Grid, graphOf, type Passages } from '@meikyuu/grid'

/** How many cells have 0, 1, 2, ... passages, up to the most sides that a cell has. */
export function passagesACell(grid: Grid, { open }: Passages): Int32Array {
  const { cells, first, maxSides } = graphOf(grid)
  const counts = new Int32Array(maxSides + 1)
  for (let cell = 0; cell < cells; cell++) {
    let passages = 0
    for (let side = first[cell]!; side < first[cell + 1]!; side++) passages += open[side]!
    counts[passages]!++
  }
  return counts
}
