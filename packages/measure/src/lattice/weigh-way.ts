import { type LatticeMaze, stepsAcross, TURNS, tourSteps } from '@meikyuu/solver'
import { AT_GOAL, BRANCHES, LONGEST, WASTED } from '../weigh.js'
import { ON_ROUTE, SEEN, SIDE } from './lattice-marks.js'

// Places of what is counted, behind those of `weigh`.

/** Place of the cells on branches. */
export const OFF_WAY = 6
/** Place of the cells of the way where going straight for the goal is wrong. */
export const TRAPS = 7
/** Place of the cells wasted by always going straight for the goal. */
export const WASTE = 8
/** How many places there are. */
export const LATTICE_TALLIES = 9

/** Where the order of cells puts the neighbours: north, west, east, south. */
const RANKS = /* @__PURE__ */ Int32Array.of(0, 2, 3, 1)

/**
 * Follows the way to which a tour has led, whose cells are marked, and every branch
 * off it, hand on the wall: a cell met first is a step further from the way, one met again a
 * step back. Cells of branches are marked with the side that leads back.
 *
 * Whether a neighbour is nearer the goal than another is told by whole numbers: to the square of
 * the distance, a step adds twice the way one is off in its direction, and 1.
 *
 * @param tallies Room for `LATTICE_TALLIES` numbers.
 */
export function weighWay(maze: LatticeMaze, start: number, goal: number, tallies: Int32Array): void {
  const { grid, bytes } = maze
  const { stride } = grid
  const rows = Math.floor(start / stride) - Math.floor(goal / stride)
  const columns = (start % stride) - (goal % stride)
  const steps = tourSteps(maze)
  weigh(bytes, TURNS, steps, stepsAcross(maze), start | 0, goal | 0, columns | 0, rows | 0, tallies)
}

function weigh(
  bytes: Uint8Array,
  turns: Uint8Array,
  steps: Int32Array,
  across: Int32Array,
  start: number,
  goal: number,
  columns: number,
  rows: number,
  tallies: Int32Array,
): void {
  const branch = new Int32Array(2)
  let position = start
  let right = columns
  let down = rows
  let back = 0
  for (;;) {
    const byte = bytes[position]!
    const next = (byte >> SIDE) & 3
    const isGoal = position === goal
    const ways = isGoal ? back : back | (1 << next)
    let off = byte & 15 & ~ways
    let trap = 0
    while (off !== 0) {
      const side = 31 - Math.clz32(off & -off)
      off &= off - 1
      follow(bytes, turns, steps, (position + across[side]!) | 0, position, side, branch)
      const size = branch[0]!
      const tall = branch[1]!
      tallies[BRANCHES]!++
      tallies[OFF_WAY]! += size
      tallies[WASTED]! += tall
      if (tall > tallies[LONGEST]!) tallies[LONGEST] = tall
      if (isGoal) tallies[AT_GOAL]!++
      else if (isNearer(side, next, right, down)) {
        tallies[WASTE]! += size
        trap = 1
      }
    }
    tallies[TRAPS]! += trap
    if (isGoal) return
    position = (position + across[next]!) | 0
    right += next === 1 ? 1 : next === 3 ? -1 : 0
    down += next === 2 ? 1 : next === 0 ? -1 : 0
    back = 1 << (next ^ 2)
  }
}

/** Whether the cell across a side is nearer the goal than that across another, or as near and lower. */
function isNearer(side: number, other: number, right: number, down: number): boolean {
  const here = added(side, right, down)
  const there = added(other, right, down)
  return here < there || (here === there && RANKS[side]! < RANKS[other]!)
}

/** How far one is off already in the direction of a side. */
function added(side: number, right: number, down: number): number {
  const off = (side & 1) === 0 ? down : right
  return side === 0 || side === 3 ? -off : off
}

/** Follows a branch from its first cell until back at the way; writes its size and its height. */
function follow(
  bytes: Uint8Array,
  turns: Uint8Array,
  steps: Int32Array,
  first: number,
  way: number,
  side: number,
  branch: Int32Array,
): void {
  let position = first | 0
  let heading = side | 0
  let size = 0
  let depth = 0
  let height = 0
  while (position !== way) {
    const byte = bytes[position]!
    const open = byte & 15
    if ((byte & SEEN) === 0) {
      bytes[position] = open | SEEN | ((heading ^ 2) << SIDE)
      size = (size + 1) | 0
      depth = (depth + 1) | 0
      if (depth > height) height = depth
    } else depth = (depth - 1) | 0
    const key = (heading << 4) | open
    heading = turns[key]!
    position = (position + steps[key]!) | 0
  }
  branch[0] = size
  branch[1] = height
}

/** What marking the way has counted. */
export interface MarkedWay {
  /** Its cells. */
  readonly length: number
  /** Those of them where the heading changes. */
  readonly turns: number
}

/** Marks the cells of the way as seen and on the route. */
export function markWay(maze: LatticeMaze, start: number, goal: number): MarkedWay {
  const { bytes } = maze
  const across = stepsAcross(maze)
  let length = 1
  let turns = 0
  let heading = (bytes[start]! >> SIDE) & 3
  for (let position = start | 0; position !== goal; length++) {
    const byte = bytes[position]!
    const next = (byte >> SIDE) & 3
    bytes[position] = byte | SEEN | ON_ROUTE
    if (next !== heading) turns++
    heading = next
    position = (position + across[next]!) | 0
  }
  bytes[goal] = bytes[goal]! | SEEN | ON_ROUTE
  return { length, turns }
}
