import { type MazeWithEnds, neighboursOf, Passages, squareGrid } from '@meikyuu/grid'

/** The maze with cell (x, y) numbered `to(x, y)` on a grid of another width. */
export function moved(
  maze: MazeWithEnds,
  width: number,
  height: number,
  to: (x: number, y: number) => number,
): MazeWithEnds {
  const old = maze.grid.bounds.width
  const cells = Array.from({ length: maze.grid.cells }, (_, c) => to(c % old, Math.floor(c / old)))
  const grid = squareGrid(width, height)
  const passages = new Passages(grid)
  for (let cell = 0; cell < grid.cells; cell++)
    for (const other of neighboursOf(maze, cell)) {
      const from = cells[cell]!
      for (let side = grid.first[from]!; side < grid.first[from + 1]!; side++)
        if (grid.across[side] === cells[other]) passages.carve(side)
    }
  const ends = { start: cells[maze.start]!, goal: cells[maze.goal]! }
  return { ...maze, ...ends, grid, passages, keys: maze.keys.map((key) => cells[key]!) }
}
