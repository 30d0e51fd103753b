import { type Grid, graphOf, OUTSIDE } from '@meikyuu/grid'

/** One side of each pair of sides between two cells: that of the lower cell, in order. */
export function edgesOf(grid: Grid): number[] {
  const { cells, first, across } = graphOf(grid)
  const edges: number[] = []
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (across[side] !== OUTSIDE && across[side]! > cell) edges.push(side)
  return edges
}
