import { cellsBefore, giveBackInts, type LatticeMask, positionOf } from '@meikyuu/grid'
import { beginAtAll } from './begin-at-all.js'
import { cellAtPosition } from './cells-at-positions.js'
import { clearMarks, type LatticeMaze } from './lattice-maze.js'
import { FIRST_MARKS, LatticeSearch } from './lattice-search.js'
import { entrySteps, MOST_IN_RING, onwardSteps } from './onward-steps.js'
import { ADDED, forgetTurns, HEAD, newRing, TAIL, withRoom } from './ring.js'

/** Bits of open sides. */
const OPEN = 15
/** The cell has its distance. */
const REACHED = 0x40

/** Place of the distance of the next entry to be taken out of a ring, behind HEAD and TAIL. */
const DISTANCE = 2
/** Place of how many entries have been put in up to that distance. */
const LEVEL = 3

/** More cells to begin at could have half a thousand million wait at once. */
const MOST_SOURCES = 2 ** 20

/** Places of numbers of entries. */
const COUNTED = [HEAD, TAIL, LEVEL]

/** Writes the distance of each cell that can be reached from the nearest of several; all are UNREACHED before. */
export function distancesOnLattice(
  maze: LatticeMaze,
  sources: ArrayLike<number>,
  distance: Int32Array,
): void {
  if (maze.grid.positions > MOST_IN_RING || sources.length > MOST_SOURCES)
    writeLevels(maze, sources, distance)
  else writeAll(maze, sources, distance)
}

/** The slower way, of boards whose positions do not fit into a ring, or from so many cells that those around them might not. */
function writeLevels(maze: LatticeMaze, sources: ArrayLike<number>, distance: Int32Array): void {
  const search = new LatticeSearch(maze, FIRST_MARKS)
  try {
    beginAtAll(maze, search, sources)
    do
      for (let i = 0; i < search.count; i++)
        distance[cellAtPosition(maze.grid, search.level[i]!)] = search.distance
    while (search.advance())
  } finally {
    search.end()
    clearMarks(maze)
  }
}

function writeAll(maze: LatticeMaze, sources: ArrayLike<number>, distance: Int32Array): void {
  const { grid, bytes } = maze
  const onward = onwardSteps(grid.stride)
  let ring = newRing(4 * sources.length + ADDED)
  try {
    const tail = beginAt(maze, sources, ring, distance)
    const counts = Int32Array.of(0, tail, 1, tail)
    while (spreadDistances(bytes, grid.mask, grid.stride | 0, onward, ring, distance, counts)) {
      ring = withRoom(ring, counts)
      // Where there are loops, cells are put in up to three times each.
      forgetTurns(ring, counts, COUNTED)
    }
  } finally {
    giveBackInts(ring)
    clearMarks(maze)
  }
}

/** Puts the cells around the sources into an empty ring. Returns how many. */
function beginAt(
  { grid, bytes }: LatticeMaze,
  sources: ArrayLike<number>,
  ring: Int32Array,
  distance: Int32Array,
): number {
  const steps = entrySteps(grid.stride)
  let tail = 0
  for (let i = 0; i < sources.length; i++) {
    const position = positionOf(grid, sources[i]!)
    if (bytes[position]! > OPEN) continue
    for (let side = 0; side < steps.length; side++)
      if (((bytes[position]! >> side) & 1) === 1) ring[tail++] = 4 * position + steps[side]!
    bytes[position]! |= REACHED
    distance[sources[i]!] = 0
  }
  return tail
}

/**
 * Gives cells that wait in a ring their distance, about as many as it has free room for, and puts
 * those in to which they lead on, as `spreadTree` does. Returns whether any wait then. Whether
 * a cell has been reached before is asked of its byte: it is nearer than its distance.
 */
function spreadDistances(
  bytes: Uint8Array,
  mask: LatticeMask | null,
  stride: number,
  onward: Int32Array,
  ring: Int32Array,
  distance: Int32Array,
  counts: Int32Array,
): boolean {
  const last = (ring.length - 1) | 0
  // A row of padding comes first, and one position of it after each row before that of the cell.
  const before = (stride - 1) | 0
  let head = counts[HEAD]! | 0
  let tail = counts[TAIL]! | 0
  let steps = counts[DISTANCE]! | 0
  let level = counts[LEVEL]! | 0
  const full = (head + ring.length - ADDED) | 0
  while (head !== tail && tail < full) {
    if (head === level) {
      level = tail
      steps = (steps + 1) | 0
    }
    const entry = ring[head & last]!
    head = (head + 1) | 0
    const position = entry >>> 2
    const byte = bytes[position]!
    if (byte > OPEN) continue
    bytes[position] = byte | REACHED
    const cell =
      mask === null ? (position - before - ((position / stride) | 0)) | 0 : cellsBefore(mask, position)
    distance[cell] = steps
    const place = (((entry & 3) << 4) | byte) << 2
    const from = entry & ~3
    const count = onward[place]!
    ring[tail & last] = (from + onward[place + 1]!) | 0
    tail = (tail + (count === 0 ? 0 : 1)) | 0
    if (count > 1) {
      ring[tail & last] = (from + onward[place + 2]!) | 0
      tail = (tail + 1) | 0
      if (count > 2) {
        ring[tail & last] = (from + onward[place + 3]!) | 0
        tail = (tail + 1) | 0
      }
    }
  }
  counts[HEAD] = head
  counts[TAIL] = tail
  counts[DISTANCE] = steps
  counts[LEVEL] = level
  return head !== tail
}
