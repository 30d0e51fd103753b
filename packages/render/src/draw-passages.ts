import { checkMaze, graphOf, type MazeBody, OUTSIDE } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import { checkPen } from './check-drawing.js'
import type { Pen } from './pen.js'

/**
 * Draws each passage of a maze once, as a line between the centres of its two
 * cells: how a grid without outlines is shown, and, with a wide pen, a maze of
 * paths without walls.
 *
 * @throws MazeError `NO_CENTRES` where the grid has none.
 */
export function drawPassages(maze: MazeBody, pen: Pen): void {
  checkMaze(maze)
  checkPen(pen)
  const { first, across, slot, cells } = graphOf(maze.grid)
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE || maze.passages.open[side] === 0 || side > first[other]! + slot[side]!) continue
      pen.moveTo(...centreOf(maze.grid, cell))
      pen.lineTo(...centreOf(maze.grid, other))
    }
}
