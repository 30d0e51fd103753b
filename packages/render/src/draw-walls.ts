import { checkMazeEnds, type Maze, newBytes } from '@meikyuu/grid'
import { checkPen } from './check-drawing.js'
import type { Pen } from './pen.js'
import { type Joints, jointsOf } from './strokes.js'
import { lineOf, type WallNet, wallNet } from './wall-net.js'

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
  const net = wallNet(maze)
  const joints = jointsOf(maze, net)
  const done = newBytes(net.walls)
  const { mate, smooth } = joints
  // Strokes with two ends first, then rings: from a corner where they have one, or else from anywhere.
  for (let end = 0; end < net.walls * 2; end++)
    if (mate[end] === -1) drawStroke(maze, net, joints, end, done, pen)
  for (let end = 0; end < net.walls * 2; end++)
    if (smooth[end] === 0) drawStroke(maze, net, joints, end, done, pen)
  for (let end = 0; end < net.walls * 2; end++) drawStroke(maze, net, joints, end, done, pen)
}

/** Draws from one end on until the stroke is over, or back at a wall that is drawn. */
function drawStroke(
  maze: Maze,
  net: WallNet,
  { mate, smooth }: Joints,
  from: number,
  done: Uint8Array,
  pen: Pen,
): void {
  if (done[from >> 1] === 1) return
  const { vertexOf, xy } = net
  pen.moveTo(xy[vertexOf[from]! * 2]!, xy[vertexOf[from]! * 2 + 1]!)
  let end = from
  while (end !== -1 && done[end >> 1] === 0) {
    const line = lineOf(maze, net, end >> 1)
    const backwards = (end & 1) === 1
    let turn = 0
    let last = end
    // One line or arc as far as it goes straight on.
    for (;;) {
      done[end >> 1] = 1
      if (line.kind === 'arc') turn += Math.abs(sweepOf(lineOf(maze, net, end >> 1)))
      last = end ^ 1
      end = mate[last]!
      if (end === -1 || smooth[last] === 0 || done[end >> 1] === 1) break
    }
    if (line.kind === 'arc') {
      const begin = backwards ? line.to : line.from
      const sense = sweepOf(line) < 0 !== backwards ? -1 : 1
      pen.arc(line.cx, line.cy, line.radius, begin, begin + sense * turn, sense < 0)
    } else pen.lineTo(xy[vertexOf[last]! * 2]!, xy[vertexOf[last]! * 2 + 1]!)
  }
}

function sweepOf(line: ReturnType<typeof lineOf>): number {
  return line.kind === 'arc' ? line.to - line.from : 0
}
