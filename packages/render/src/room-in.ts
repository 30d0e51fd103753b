import { type Grid, graphOf, OUTSIDE, type SideLine } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'

/** The room in a cell without any side to measure by. */
const USUAL = 0.5

/**
 * The radius of the circle round a cell's centre that touches the nearest of
 * its sides; where sides are not drawn, half the way to the nearest cell.
 */
export function roomIn(grid: Grid, cell: number): number {
  const { first, across, layout } = graphOf(grid)
  const [x, y] = centreOf(grid, cell)
  let room = Infinity
  for (let side = first[cell]!; side < first[cell + 1]!; side++) {
    const line = layout.sideLine(cell, side - first[cell]!)
    if (line !== null) room = Math.min(room, distanceTo(line, x, y))
    else if (across[side] !== OUTSIDE) {
      const [otherX, otherY] = centreOf(grid, across[side]!)
      room = Math.min(room, length(otherX - x, otherY - y) / 2)
    }
  }
  return room === Infinity ? USUAL : room
}

/** From a point to a line, or to the circle that an arc belongs to. */
function distanceTo(line: SideLine, x: number, y: number): number {
  if (line.kind === 'arc') return Math.abs(line.radius - length(x - line.cx, y - line.cy))
  const dx = line.x2 - line.x1
  const dy = line.y2 - line.y1
  const whole = dx * dx + dy * dy
  if (whole === 0) return length(x - line.x1, y - line.y1)
  const along = ((x - line.x1) * dx + (y - line.y1) * dy) / whole
  const nearest = Math.min(1, Math.max(0, along))
  return length(x - line.x1 - nearest * dx, y - line.y1 - nearest * dy)
}

function length(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy)
}
