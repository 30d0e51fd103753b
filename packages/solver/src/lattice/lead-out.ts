import { checkWhole, MazeError, shown } from '@meikyuu/grid'
import { checkLatticeMaze, type LatticeMaze } from './lattice-maze.js'
import { LEFT_BY } from './led-way.js'
import { TURNS, tourSteps } from './tour.js'

/**
 * Tours a maze from one position until it meets another, and marks each cell with
 * the side by which it was last left, in bits 4 and 5. In a perfect maze these
 * then lead from the one to the other. Returns the steps, or -1 where after `most` it has
 * not come there. `heading` holds the heading at the end.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze on a lattice, no position of it, no number or no list.
 *
 * @internal
 */
export function leadOut(
  maze: LatticeMaze,
  from: number,
  to: number,
  most: number,
  heading: Int32Array,
): number {
  checkLatticeMaze(maze)
  const { grid, bytes } = maze
  for (const position of [from, to]) checkWhole('a position', position, 0, grid.positions - 1)
  checkWhole('most', most, 0)
  if (!(heading instanceof Int32Array))
    throw new MazeError('BAD_ARGUMENT', { name: 'heading', expected: 'an Int32Array', got: shown(heading) })
  return tourTo(bytes, TURNS, tourSteps(maze), from | 0, to | 0, most, heading)
}

function tourTo(
  bytes: Uint8Array,
  turns: Uint8Array,
  steps: Int32Array,
  from: number,
  to: number,
  most: number,
  heading: Int32Array,
): number {
  let position = from
  let side = 0
  let count = 0
  while (position !== to) {
    if (count === most) return -1
    const open = bytes[position]! & 15
    const key = (side << 4) | open
    side = turns[key]!
    bytes[position] = open | (side << LEFT_BY)
    position = (position + steps[key]!) | 0
    count++
  }
  heading[0] = side
  return count
}
