import { type Maze, needCentres } from '@meikyuu/grid'
import type { Pen } from '@meikyuu/render'

/** How big marks are, in cell widths: they keep clear of the sides of all shapes. */
const RADIUS = 0.2
const INNER_RADIUS = 0.1
const KEY_RADIUS = 0.15

/** A circle, begun at its rightmost point. */
function drawCircle(x: number, y: number, radius: number, pen: Pen): void {
  pen.moveTo(x + radius, y)
  pen.arc(x, y, radius, 0, 2 * Math.PI)
}

/** The start's mark: a circle. */
export function drawStart(maze: Maze, pen: Pen): void {
  if (maze.start === null) return
  drawCircle(...centreOf(maze, maze.start), RADIUS, pen)
}

/** The goal's mark: two circles in one another. */
export function drawGoal(maze: Maze, pen: Pen): void {
  if (maze.goal === null) return
  const [x, y] = centreOf(maze, maze.goal)
  drawCircle(x, y, RADIUS, pen)
  drawCircle(x, y, INNER_RADIUS, pen)
}

/** The marks of the keys: triangles. */
export function drawKeys(maze: Maze, pen: Pen): void {
  for (const key of maze.keys) {
    const [x, y] = centreOf(maze, key)
    pen.moveTo(x, y - KEY_RADIUS)
    pen.lineTo(x + KEY_RADIUS, y + KEY_RADIUS)
    pen.lineTo(x - KEY_RADIUS, y + KEY_RADIUS)
    pen.lineTo(x, y - KEY_RADIUS)
  }
}

function centreOf(maze: Maze, cell: number): [x: number, y: number] {
  const [x, y] = needCentres(maze.grid).at(cell)
  return [x!, y!]
}
