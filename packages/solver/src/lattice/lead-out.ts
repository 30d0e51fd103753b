import { checkWhole, MazeError, shown } from '@meikyuu/grid'
import { checkLatticeMaze, type LatticeMaze } from './lattice-maze.js'
import { stepsAcross, TURNS, tourSteps } from './tour.js'

/** Where the side lies by which a cell was left: bits 4 and 5. */
const LEFT_BY = 4

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

/**
 * Goes on with a tour from where {@link leadOut} ended until it is back where it
 * began and would go on as it did then. Returns the steps, or -1 where it is not
 * after `most`.
 */
export function leadBack(maze: LatticeMaze, from: number, to: number, most: number, heading: number): number {
  const first = TURNS[maze.bytes[to]! & 15]!
  return tourBack(maze.bytes, TURNS, tourSteps(maze), from | 0, to | 0, first, most, heading | 0)
}

function tourBack(
  bytes: Uint8Array,
  turns: Uint8Array,
  steps: Int32Array,
  from: number,
  to: number,
  first: number,
  most: number,
  heading: number,
): number {
  let position = from
  let side = heading
  for (let count = 0; count <= most; count++) {
    const key = (side << 4) | (bytes[position]! & 15)
    side = turns[key]!
    if (position === to && side === first) return count
    position = (position + steps[key]!) | 0
  }
  return -1
}

/**
 * How many cells the way has to which {@link leadOut} has led.
 */
export function lengthLed(maze: LatticeMaze, from: number, to: number): number {
  return countLed(maze.bytes, stepsAcross(maze), from | 0, to | 0)
}

function countLed(bytes: Uint8Array, across: Int32Array, from: number, to: number): number {
  let count = 1
  for (let position = from; position !== to; count++)
    position = (position + across[(bytes[position]! >> LEFT_BY) & 3]!) | 0
  return count
}

/** Fills a list with the positions of the way. */
export function listLed(maze: LatticeMaze, from: number, way: Int32Array): void {
  fillLed(maze.bytes, stepsAcross(maze), from | 0, way)
}

function fillLed(bytes: Uint8Array, across: Int32Array, from: number, way: Int32Array): void {
  let position = from
  for (let i = 0; i < way.length; i++) {
    way[i] = position
    position = (position + across[(bytes[position]! >> LEFT_BY) & 3]!) | 0
  }
}
