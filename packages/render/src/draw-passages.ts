import { checkMaze, type MazeBody } from '@meikyuu/grid'
import { checkPen } from './check-drawing.js'
import { passageNet } from './passage-net.js'
import type { Pen } from './pen.js'
import { runThrough } from './run-through.js'
import { drawStrokes } from './strokes.js'

/**
 * Draws each passage of a maze once, as a line between the centres of its two
 * cells, in long strokes: how a grid without outlines is shown, and, with a wide
 * pen, a maze of paths without walls.
 *
 * @throws MazeError `NO_CENTRES` where the grid has none.
 */
export function drawPassages(maze: MazeBody, pen: Pen): void {
  checkMaze(maze)
  checkPen(pen)
  runThrough(passageStrokes(maze, pen))
}

/** As {@link drawPassages}, piece by piece. */
export function passageStrokes(maze: MazeBody, pen: Pen): Iterable<unknown> {
  return drawStrokes(
    passageNet(maze, () => true),
    pen,
  )
}
