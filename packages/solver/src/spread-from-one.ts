import type { GraphGrid, ReadonlyInts } from '@meikyuu/grid'
import { OUTSIDE } from '@meikyuu/grid'
import { spread, UNREACHED } from './spread.js'

/** The most sides of a cell whose numbers fit the three lowest bits of an entry. */
const MOST_SIDES = 8

/** The most cells whose numbers fit the others. */
const MOST_CELLS = 2 ** 28

/**
 * As {@link spread} from the first cell of `queue` alone, at twice its speed where
 * what hangs together with it is a tree, which mazes mostly are: it is taken for
 * one until a cell is come to twice. Fills in {@link UNREACHED} itself.
 *
 * @param until As of `spread`: all cells that are nearer have their distances. Where it is met, `queue` holds anything.
 */
export function spreadFromOne(
  { cells, maxSides, first, across, slot }: GraphGrid,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  until: number = OUTSIDE,
): number {
  const from = queue[0]!
  if (maxSides <= MOST_SIDES && cells <= MOST_CELLS) {
    distance.fill(UNREACHED, 0, cells)
    const reached = spreadTree(first, across, slot, open, cells | 0, distance, queue, until | 0)
    if (reached >= 0) return reached
  }
  distance.fill(UNREACHED, 0, cells)
  distance[from] = 0
  queue[0] = from
  return spread(first, across, open, distance, queue, 1, until)
}

/**
 * In a tree every open side but the one that the search came by leads to a fresh
 * cell, so nobody asks which cells are known, and of a closed side one byte is
 * read. An entry of the queue is a cell and, in its lowest three bits, the side
 * that leads back; what has been looked at is the cell.
 *
 * Which sides are open is as good as random: the first two that lead on are
 * written in any case and kept if they are there, and only the third, which is
 * rare, is asked for. Returns how many cells were reached, or -1 where one was
 * come to twice; then the arrays hold anything.
 */
function spreadTree(
  first: ReadonlyInts,
  across: ReadonlyInts,
  slot: ReadonlyInts,
  open: Uint8Array,
  cells: number,
  distance: Int32Array,
  queue: Int32Array,
  until: number,
): number {
  const start = queue[0]!
  let tail = 1
  distance[start] = 0
  for (let side = first[start]!; side < first[start + 1]!; side++) {
    if (open[side] === 0) continue
    if (tail === cells) return -1
    queue[tail++] = (across[side]! << 3) | slot[side]!
  }
  let twice = 0
  for (let head = 1; head < tail && (until < 0 || distance[until]! < 0); head++) {
    const entry = queue[head]!
    // A side that is open to the outside, which no maze has.
    if (entry < 0) return -1
    const cell = entry >>> 3
    const back = entry & 7
    const from = first[cell]!
    queue[head] = cell
    twice |= distance[cell]! + 1
    distance[cell] = (distance[across[from + back]!]! + 1) | 0
    let onward = 0
    for (let side = (first[cell + 1]! - 1) | 0; side >= from; side--) onward = (onward << 1) | open[side]!
    onward &= ~(1 << back)
    const others = onward & (onward - 1)
    const one = -onward >>> 31
    const two = -others >>> 31
    if (tail + one + two > cells) return -1
    const side = (from + lowest(onward)) | 0
    const other = (from + lowest(others)) | 0
    queue[tail + two] = (across[other]! << 3) | slot[other]!
    queue[tail] = (across[side]! << 3) | slot[side]!
    tail = (tail + one + two) | 0
    for (let rest = others & (others - 1); rest !== 0; rest &= rest - 1) {
      if (tail === cells) return -1
      const third = (from + lowest(rest)) | 0
      queue[tail++] = (across[third]! << 3) | slot[third]!
    }
  }
  return twice === 0 ? tail : -1
}

/** The place of the lowest bit that is set; 0 where none is. */
function lowest(bits: number): number {
  return 31 - Math.clz32((bits & -bits) | 1)
}
