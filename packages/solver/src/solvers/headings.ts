import {
  atan2,
  cellOfSide,
  cos,
  type GraphGrid,
  needCentres,
  OUTSIDE,
  type SideLine,
  sin,
} from '@meikyuu/grid'

/** A whole turn. */
export const TURN: number = 2 * Math.PI

/**
 * The directions in which sides lead, as seen along z: from the centre of the
 * cell to that of the cell across, or to the middle of a side that leads outside. In radians from
 * the x axis, growing clockwise on the screen; null where that is not known.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any.
 */
export function headingsOf(grid: GraphGrid): (side: number, cell?: number) => number | null {
  const { data, axes } = needCentres(grid)
  const { first, across, layout } = grid
  return (side, cell = cellOfSide(grid, side)) => {
    const x = data[cell * axes]!
    const y = data[cell * axes + 1]!
    const other = across[side]!
    if (other !== OUTSIDE) return atan2(data[other * axes + 1]! - y, data[other * axes]! - x)
    const line = layout.sideLine(cell, side - first[cell]!)
    if (line === null) return null
    const [toX, toY] = middleOf(line)
    return atan2(toY - y, toX - x)
  }
}

/** The angle from one heading to another, 0 up to a whole turn: clockwise, or anticlockwise for -1. */
export function angleFrom(from: number, to: number, by: 1 | -1): number {
  const angle = by * (to - from)
  const turned = angle - TURN * Math.floor(angle / TURN)
  return turned < TURN ? turned : 0
}

function middleOf(line: SideLine): [x: number, y: number] {
  if (line.kind === 'line') return [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2]
  const angle = (line.from + line.to) / 2
  return [line.cx + line.radius * cos(angle), line.cy + line.radius * sin(angle)]
}
