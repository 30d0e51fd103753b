import { graphOf, type Maze, OUTSIDE } from '@meikyuu/grid'

/** Whether a side is a wall: closed, and no door. */
export function isWall(maze: Maze, side: number): boolean {
  return maze.passages.open[side] === 0 && side !== maze.entrance && side !== maze.exit
}

/** Calls `visit` for each wall of a maze once, from the lower of its two cells, in the order of sides. */
export function eachWall(maze: Maze, visit: (cell: number, slot: number) => void): void {
  const { first, across, slot, cells } = graphOf(maze.grid)
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      const twin = other === OUTSIDE ? side : first[other]! + slot[side]!
      if (side <= twin && isWall(maze, side)) visit(cell, side - first[cell]!)
    }
}
