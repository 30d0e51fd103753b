import { type Grid, graphOf } from '@meikyuu/grid'

/** Whether a grid's sides can be drawn: whether its first side has a line. */
export function hasOutlines(grid: Grid): boolean {
  const { sides, first, layout, cells } = graphOf(grid)
  if (sides === 0) return false
  let cell = 0
  while (cell + 1 < cells && first[cell + 1] === 0) cell++
  return layout.sideLine(cell, 0) !== null
}
