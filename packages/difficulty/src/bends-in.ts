import { MazeError, shown } from '@meikyuu/grid'
import type { Survey } from '@meikyuu/measure'
import { BEND_DEGREES } from './difficulty-constants.js'
import type { Bend } from './difficulty-explanation.js'
import type { MazeSense } from './maze-geometry.js'

/**
 * The bends of a surveyed maze's way that count as turns, from the start on.
 *
 * @throws MazeError `BAD_ARGUMENT` where a bend is not a number from 0 to 180.
 */
export function bendsIn({ route, solution }: Survey, sense: MazeSense): Bend[] {
  const bends: Bend[] = []
  for (let i = 1; i + 1 < solution; i++) {
    const cell = route[i]!
    const degrees = sense.bend(route[i - 1]!, cell, route[i + 1]!)
    if (!(degrees >= 0 && degrees <= 180))
      throw new MazeError('BAD_ARGUMENT', {
        name: `the bend at cell ${cell}`,
        expected: 'a number from 0 to 180',
        got: shown(degrees),
      })
    if (degrees > BEND_DEGREES) bends.push({ cell, degrees })
  }
  return bends
}
