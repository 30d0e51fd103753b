import { borrowInts, giveBackInts } from '@meikyuu/grid'
import { type LatticeMaze, stepsAcross } from '@meikyuu/solver'
import { ON_ROUTE, SIDE } from './lattice-marks.js'

/** So many positions are handed over at once. */
const CHUNK = 4096

/**
 * Is handed the positions of a route, some at a time: the first `count` of a list that is filled
 * anew for the next.
 *
 * @internal
 */
export type TakePositions = (positions: Int32Array, count: number) => void

/** Marks the trips from keys back to the route as parts of it. Returns how many cells they add. */
export function markTrips(maze: LatticeMaze, keys: readonly number[]): number {
  const { bytes } = maze
  const across = stepsAcross(maze)
  let cells = 0
  for (const key of keys)
    for (let at = key | 0; (bytes[at]! & ON_ROUTE) === 0; cells++) {
      const byte = bytes[at]!
      bytes[at] = byte | ON_ROUTE
      at = (at + across[(byte >> SIDE) & 3]!) | 0
    }
  return cells
}

/** Hands over the route, in whatever order, and takes the marks of the route away, so that it can be done once. */
export function layRoute(
  maze: LatticeMaze,
  start: number,
  keys: readonly number[],
  take: TakePositions,
): void {
  const { bytes } = maze
  const across = stepsAcross(maze)
  const list = borrowInts(CHUNK)
  // Behind the goal it may go on along a trip, whose key then finds the rest without marks: each cell comes once.
  for (const from of [start, ...keys]) {
    let at = from
    while (at >= 0) {
      const count = climb(bytes, across, at, list)
      if (count > 0) take(list, count)
      at = count < CHUNK ? -1 : (list[CHUNK - 1]! + across[(bytes[list[CHUNK - 1]!]! >> SIDE) & 3]!) | 0
    }
  }
  giveBackInts(list)
}

/** Lists positions of the route, each led to by the one before, as long as they have marks and there is room. */
function climb(bytes: Uint8Array, across: Int32Array, from: number, list: Int32Array): number {
  let position = from | 0
  let count = 0
  while (count < CHUNK) {
    const byte = bytes[position]!
    if ((byte & ON_ROUTE) === 0) return count
    bytes[position] = byte ^ ON_ROUTE
    list[count++] = position
    position = (position + across[(byte >> SIDE) & 3]!) | 0
  }
  return count
}
