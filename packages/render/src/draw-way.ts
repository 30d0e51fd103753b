import { cellOfSide, checkMazeEnds, cos, graphOf, type Maze, OUTSIDE, sin } from '@meikyuu/grid'
import { cellsOf } from './cells-of.js'
import { centreOf } from './centre-of.js'
import { checkDrawing, checkPen } from './check-drawing.js'
import type { Pen } from './pen.js'
import { sideBetween } from './side-between.js'
import { ON_TRIP, type WalkOptions, walkedSides } from './walked-sides.js'

/** How far from straight three points may be that count as two, in square units. */
const STRAIGHT = 1e-9

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
  const points = pointsOf(maze, way)
  if (points.length < 2) return
  pen.moveTo(...points[0]!)
  let from = points[0]!
  for (let i = 1; i < points.length; i++) {
    const next = points[i + 1]
    if (next !== undefined && onward(from, points[i]!, next)) continue
    from = points[i]!
    pen.lineTo(...from)
  }
}

/** Draws the passages that are walked only on the trips to the keys. */
export function drawTrips(maze: Maze, walk: WalkOptions, pen: Pen): void {
  checkDrawing(maze, walk)
  checkPen(pen)
  const { first, across, slot, cells } = graphOf(maze.grid)
  const walked = walkedSides(maze, walk)
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (walked[side] !== ON_TRIP || other === OUTSIDE || side > first[other]! + slot[side]!) continue
      pen.moveTo(...centreOf(maze.grid, cell))
      pen.lineTo(...centreOf(maze.grid, other))
    }
}

type Spot = [x: number, y: number]

function pointsOf(maze: Maze, list: ArrayLike<number>): Spot[] {
  const way = cellsOf(maze.grid, 'way', list)
  const points: Spot[] = []
  const door = (side: number | null, cell: number | undefined): void => {
    if (side === null || cell === undefined || cellOfSide(maze.grid, side) !== cell) return
    const middle = middleOf(maze, side, cell)
    if (middle !== null) points.push(middle)
  }
  door(maze.entrance, way[0])
  for (let i = 0; i < way.length; i++) {
    if (i > 0) sideBetween(maze, way[i - 1]!, way[i]!)
    points.push(centreOf(maze.grid, way[i]!))
  }
  door(maze.exit, way[way.length - 1])
  return points
}

/** The middle of a side, or null where it is not drawn. */
function middleOf(maze: Maze, side: number, cell: number): Spot | null {
  const { first, layout } = graphOf(maze.grid)
  const line = layout.sideLine(cell, side - first[cell]!)
  if (line === null) return null
  if (line.kind === 'line') return [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2]
  const angle = (line.from + line.to) / 2
  return [line.cx + line.radius * cos(angle), line.cy + line.radius * sin(angle)]
}

/** Whether one goes on in the same direction at `b`. */
function onward(a: Spot, b: Spot, c: Spot): boolean {
  const [ax, ay] = [b[0] - a[0], b[1] - a[1]]
  const [bx, by] = [c[0] - b[0], c[1] - b[1]]
  return ax * bx + ay * by > 0 && Math.abs(ax * by - ay * bx) < STRAIGHT
}
