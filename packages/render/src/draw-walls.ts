import { checkMazeEnds, type Maze } from '@meikyuu/grid'
import { checkPen } from './check-drawing.js'
import { sideNet } from './line-net.js'
import type { Pen } from './pen.js'
import { runThrough } from './run-through.js'
import { drawStrokes } from './strokes.js'
import { eachWall } from './walls.js'

/**
 * Draws the walls of a maze, each once, in long strokes: walls that go
 * straight on are one line, those along one circle one arc, and lines that
 * meet at a corner one stroke. The entrance and the exit are left open.
 *
 * Grids without a drawing (an own graph without outlines) have no walls to
 * draw; see {@link drawPassages}.
 */
export function drawWalls(maze: Maze, pen: Pen): void {
  checkMazeEnds(maze)
  checkPen(pen)
  runThrough(wallStrokes(maze, pen))
}

/** As {@link drawWalls}, piece by piece. */
export function wallStrokes(maze: Maze, pen: Pen): Iterable<unknown> {
  return drawStrokes(
    sideNet(maze.grid, (visit) => eachWall(maze, visit)),
    pen,
  )
}
