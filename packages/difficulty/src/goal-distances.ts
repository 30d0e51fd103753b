import { MazeError, newFloats, type Points, shown } from '@meikyuu/grid'
import type { MazeSense } from './maze-geometry.js'

/**
 * How far every cell is from the goal, as told.
 *
 * @throws MazeError `BAD_ARGUMENT` where that is not a number.
 */
export function distancesToGoal(cells: number, sense: MazeSense): Float64Array {
  const distances = newFloats(cells)
  for (let cell = 0; cell < cells; cell++) {
    const distance: unknown = sense.distance(cell)
    if (typeof distance !== 'number' || Number.isNaN(distance))
      throw new MazeError('BAD_ARGUMENT', {
        name: `the distance of cell ${cell}`,
        expected: 'a number',
        got: shown(distance),
      })
    distances[cell] = distance
  }
  return distances
}

/** The squared straight-line distance of every point from the goal's. */
export function squaresToGoal({ axes, data, length }: Points, goal: number): Float64Array {
  const squares = newFloats(length)
  const goalX = data[goal * axes]!
  const goalY = data[goal * axes + 1]!
  const goalZ = axes === 2 ? 0 : data[goal * 3 + 2]!
  for (let cell = 0; cell < length; cell++) {
    const at = (cell * axes) | 0
    const x = data[at]! - goalX
    const y = data[at + 1]! - goalY
    const square = x * x + y * y
    if (axes === 2) {
      squares[cell] = square
      continue
    }
    const z = data[at + 2]! - goalZ
    squares[cell] = square + z * z
  }
  return squares
}
