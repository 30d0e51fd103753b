import { graphOf, type Maze } from '@meikyuu/grid'

/** All that a maze says, as plain data: two mazes are the same where these are equal. */
export function allOf({ grid, passages, start, goal, entrance, exit, keys, recipe }: Maze) {
  const { shape, cells, first, across, slot, centres, bounds, rows, layout } = graphOf(grid)
  const each = Array.from({ length: cells }, (_, cell) => cell)
  return {
    shape,
    first: [...first],
    across: [...across],
    slot: [...slot],
    axes: centres.axes,
    centres: [...centres.data],
    bounds,
    rows,
    places: each.map((cell) => layout.placeOf(cell)),
    lines: each.map((cell) => layout.clockwise(cell).map((side) => layout.sideLine(cell, side))),
    open: [...passages.open],
    ends: { start, goal, entrance, exit, keys: [...keys] },
    recipe,
  }
}
