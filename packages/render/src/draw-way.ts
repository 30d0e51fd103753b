import { checkMazeEnds, type Maze, type MazeBody } from '@meikyuu/grid'
import { cellsOf } from './cells-of.js'
import { checkDrawing, checkPen } from './check-drawing.js'
import { passageNet } from './passage-net.js'
import type { Pen } from './pen.js'
import { pointsAlong, type Spot } from './points-along.js'
import { runThrough } from './run-through.js'
import { drawStrokes } from './strokes.js'
import { ON_TRIP, type WalkOptions, walkedSides } from './walked-sides.js'

/**
 * Draws a way as one line from centre to centre, from the door that its first
 * cell has to the door that its last one has. Points between two that lie on
 * one line are left out.
 *
 * @throws MazeError `NO_SUCH_CELL`, `BAD_ARGUMENT` where two cells after each
 * other on the way are not joined, `NO_CENTRES` where the grid has none.
 */
export function drawWay(maze: Maze, way: ArrayLike<number>, pen: Pen): void {
  checkMazeEnds(maze)
  checkPen(pen)
  runThrough(lineStrokes(pointsAlong(maze, cellsOf(maze.grid, 'way', way), true), pen))
}

/** Draws the passages that are walked only on the trips to the keys. */
export function drawTrips(maze: Maze, walk: WalkOptions, pen: Pen): void {
  checkDrawing(maze, walk)
  checkPen(pen)
  runThrough(tripStrokes(maze, walkedSides(maze, walk), pen))
}

/** Draws a line through points, nothing through fewer than two. Stops after each piece. */
export function* lineStrokes(points: readonly Spot[], pen: Pen): Generator<undefined, void> {
  if (points.length < 2) return
  pen.moveTo(...points[0]!)
  for (let i = 1; i < points.length; i++) {
    pen.lineTo(...points[i]!)
    yield
  }
}

/** As {@link drawTrips}, piece by piece, from what is walked through each side. */
export function tripStrokes(maze: MazeBody, walked: Uint8Array, pen: Pen): Iterable<unknown> {
  return drawStrokes(
    passageNet(maze, (side) => walked[side] === ON_TRIP),
    pen,
  )
}
