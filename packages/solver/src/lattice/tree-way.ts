import { giveBackInts } from '@meikyuu/grid'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { LEFT_BY, ledWay } from './led-way.js'
import { entrySteps, MOST_IN_RING, onwardSteps } from './onward-steps.js'
import { ADDED, HEAD, newRing, TAIL, withRoom } from './ring.js'
import { stepsAcross } from './tour.js'

/** Bits of open sides. */
const OPEN = 15
/** The cell has been reached; the bits of {@link LEFT_BY} are its side back. */
const REACHED = 0x40
/** The cell is joined to the goal. */
const JOINED = 0x80

/** The side back of the start. */
const NO_SIDE = 4

/** What a search breadth first has looked at until it met the goal, or all there is, and the way. */
export interface TreeWay {
  /** The cells from the goal back to the start; null where there is no way. */
  readonly back: Int32Array | null
  /** Cells reached. */
  readonly visited: number
  /** Passages looked through, from either end. */
  readonly steps: number
}

/**
 * Searches from one position, cell by cell in the order of a queue, until the goal is met, as if
 * there were no loops: whether a cell has been reached before is not asked when it is put
 * into the ring, only when its turn comes. Null where one has: there may be several ways
 * then. Null too where the positions do not fit into a ring.
 */
export function treeWay(maze: LatticeMaze, start: number, goal: number): TreeWay | null {
  if (maze.grid.positions > MOST_IN_RING) return null
  const counts = new Int32Array(2)
  try {
    if (start !== goal && !search(maze, start, goal, counts)) return null
    const [head = 0, tail = 0] = counts
    const isMet = start === goal || (maze.bytes[goal]! & REACHED) !== 0
    // Each cell reached has a passage to it, and each that was looked at one back, but for the start.
    return { back: isMet ? ledWay(maze, goal, start) : null, visited: tail + 1, steps: head + tail }
  } finally {
    clearMarks(maze)
  }
}

/** Searches until all around a cell that is joined to the goal is reached. False where that is no tree. */
function search(maze: LatticeMaze, start: number, goal: number, counts: Int32Array): boolean {
  const { bytes, grid } = maze
  const onward = onwardSteps(grid.stride)
  const steps = entrySteps(grid.stride)
  const joined = [...stepsAcross(maze)]
    .filter((_, side) => ((bytes[goal]! >> side) & 1) === 1)
    .map((step) => goal + step)
  for (const position of joined) bytes[position]! |= JOINED
  let ring = newRing(0)
  let isLast = (bytes[start]! & JOINED) !== 0
  lookAround(bytes, steps, start, NO_SIDE, ring, counts)
  while (!isLast && spreadTree(bytes, onward, ring, counts)) {
    const head = counts[HEAD]!
    const entry = ring[head & (ring.length - 1)]!
    const byte = bytes[entry >>> 2]!
    if ((byte & REACHED) !== 0) break
    isLast = (byte & JOINED) !== 0
    if (isLast) {
      counts[HEAD] = head + 1
      lookAround(bytes, steps, entry >>> 2, entry & 3, ring, counts)
    } else ring = withRoom(ring, counts)
  }
  const isTree = reachWaiting(bytes, ring, counts)
  giveBackInts(ring)
  return isTree && joined.filter((position) => (bytes[position]! & REACHED) !== 0).length < 2
}

/** Reaches a cell, and puts those around it that are not back into the ring, which has room. */
function lookAround(
  bytes: Uint8Array,
  steps: Int32Array,
  position: number,
  back: number,
  ring: Int32Array,
  counts: Int32Array,
): void {
  const byte = bytes[position]!
  bytes[position] = byte | REACHED | (back << LEFT_BY)
  for (let side = 0; side < steps.length; side++)
    if (side !== back && ((byte >> side) & 1) === 1)
      ring[counts[TAIL]!++ & (ring.length - 1)] = 4 * position + steps[side]!
}

/**
 * Looks around the cells that wait in a ring, about as many as it has free room for, or until one
 * has a mark. Returns whether any wait then. It is called often, and not once for all: loops that are
 * entered once are compiled while they run, and thrown away at their end.
 *
 * Most cells lead on to one other or to none. Which of the two is as good as random, and so it is
 * no branch: an entry is written in any case, and kept where a side leads on.
 */
function spreadTree(bytes: Uint8Array, onward: Int32Array, ring: Int32Array, counts: Int32Array): boolean {
  const mask = (ring.length - 1) | 0
  let head = counts[HEAD]! | 0
  let tail = counts[TAIL]! | 0
  const full = (head + ring.length - ADDED) | 0
  while (head !== tail && tail < full) {
    const entry = ring[head & mask]!
    const position = entry >>> 2
    const byte = bytes[position]!
    if (byte > OPEN) break
    head = (head + 1) | 0
    const back = (entry & 3) << LEFT_BY
    bytes[position] = byte | back | REACHED
    const place = (byte | back) << 2
    const from = entry & ~3
    const count = onward[place]!
    ring[tail & mask] = (from + onward[place + 1]!) | 0
    tail = (tail + (count === 0 ? 0 : 1)) | 0
    if (count > 1) {
      ring[tail & mask] = (from + onward[place + 2]!) | 0
      tail = (tail + 1) | 0
      if (count > 2) {
        ring[tail & mask] = (from + onward[place + 3]!) | 0
        tail = (tail + 1) | 0
      }
    }
  }
  counts[HEAD] = head
  counts[TAIL] = tail
  return head !== tail
}

/** Reaches the cells that wait in a ring; none is looked around. False where one has been reached before. */
function reachWaiting(bytes: Uint8Array, ring: Int32Array, counts: Int32Array): boolean {
  for (let i = counts[HEAD]!; i < counts[TAIL]!; i++) {
    const entry = ring[i & (ring.length - 1)]!
    const byte = bytes[entry >>> 2]!
    if ((byte & REACHED) !== 0) return false
    bytes[entry >>> 2] = byte | REACHED | ((entry & 3) << LEFT_BY)
  }
  return true
}
