import { cellOfSide, cos, graphOf, type Maze, sin } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import { sideBetween } from './side-between.js'

/** How far from straight three points may be that count as two, in square units. */
const STRAIGHT = 1e-9

/** A point on the plane. */
export type Spot = readonly [x: number, y: number]

/**
 * The corners of a walk from centre to centre. With doors it begins at the
 * entrance where its first cell has that, and ends at the exit where its last
 * one has that. Points between two that lie on one line are left out.
 *
 * @throws MazeError `BAD_ARGUMENT` where two cells after each other are not
 * joined, `NO_CENTRES` where the grid has none.
 */
export function pointsAlong(maze: Maze, walk: readonly number[], withDoors: boolean): Spot[] {
  const points: Spot[] = []
  const door = (side: number | null, cell: number | undefined): void => {
    if (side === null || cell === undefined || cellOfSide(maze.grid, side) !== cell) return
    const middle = middleOf(maze, side, cell)
    if (middle !== null) points.push(middle)
  }
  if (withDoors) door(maze.entrance, walk[0])
  for (let i = 0; i < walk.length; i++) {
    if (i > 0) sideBetween(maze, walk[i - 1]!, walk[i]!)
    points.push(centreOf(maze.grid, walk[i]!))
  }
  if (withDoors) door(maze.exit, walk[walk.length - 1])
  return cornersOf(points)
}

/** The middle of a side, or null where it is not drawn. */
export function middleOf(maze: Maze, side: number, cell: number): Spot | null {
  const { first, layout } = graphOf(maze.grid)
  const line = layout.sideLine(cell, side - first[cell]!)
  if (line === null) return null
  if (line.kind === 'line') return [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2]
  const angle = (line.from + line.to) / 2
  return [line.cx + line.radius * cos(angle), line.cy + line.radius * sin(angle)]
}

function cornersOf(points: readonly Spot[]): Spot[] {
  const corners: Spot[] = []
  points.forEach((point, i) => {
    const before = corners.at(-1)
    const next = points[i + 1]
    if (before === undefined || next === undefined || !onward(before, point, next)) corners.push(point)
  })
  return corners
}

/** Whether one goes on in the same direction at `b`. */
function onward(a: Spot, b: Spot, c: Spot): boolean {
  const [ax, ay] = [b[0] - a[0], b[1] - a[1]]
  const [bx, by] = [c[0] - b[0], c[1] - b[1]]
  return ax * bx + ay * by > 0 && Math.abs(ax * by - ay * bx) < STRAIGHT
}
