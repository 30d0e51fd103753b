import { type MazeMap, Passages, squareGrid } from '@meikyuu/grid'

/** A square map drawn with a character a cell and one between each two, `-` or `|` where a passage is. */
export function drawn(...rows: string[]): MazeMap {
  const width = (rows[0]!.length + 1) / 2
  const grid = squareGrid(width, (rows.length + 1) / 2)
  const passages = new Passages(grid)
  for (let cell = 0; cell < grid.cells; cell++) {
    const x = 2 * (cell % width)
    const y = 2 * Math.floor(cell / width)
    if (rows[y]![x + 1] === '-') passages.carve(grid.first[cell]! + 1)
    if (rows[y + 1]?.[x] === '|') passages.carve(grid.first[cell]! + 2)
  }
  return { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
}
