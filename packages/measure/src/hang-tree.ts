import type { GraphGrid, ReadonlyInts } from '@meikyuu/grid'
import { DEAD_ENDS, JUNCTIONS } from './weigh.js'

/** The most sides of a cell whose numbers fit the three lowest bits of an entry. */
const MOST_SIDES = 8

/** The most cells whose numbers fit the others. */
const MOST_CELLS = 2 ** 28

/**
 * Hangs the maze up by the start, breadth first, and counts dead ends and
 * junctions. False where it is not a spanning tree, open the same from both
 * sides; then the arrays hold anything.
 */
export function hangTree(
  { cells, maxSides, first, across, slot }: GraphGrid,
  open: Uint8Array,
  start: number,
  parent: Int32Array,
  order: Int32Array,
  tallies: Int32Array,
): boolean {
  return maxSides <= MOST_SIDES && cells <= MOST_CELLS
    ? hangBySides(first, across, slot, open, cells | 0, start | 0, parent, order, tallies)
    : hangByCells(first, across, open, cells | 0, start | 0, parent, order, tallies)
}

/**
 * Every open side but the one that the search came by is taken to lead to a
 * fresh cell, so of a closed side one byte is read, and nobody asks which cells
 * are known. Around a loop the search would go for ever: it ends with more cells
 * than there are. It comes to as many, each once, where there is none and no
 * cell is left out; if each side is as open from its other cell, by the byte 1.
 *
 * An entry of the queue is a cell and, in its lowest three bits, the side that
 * leads back; what has been looked at is the cell. Which sides are open is as
 * good as random: the first two that lead on are written in any case and kept
 * if they are there, and only the third, which is rare, is asked for.
 */
function hangBySides(
  first: ReadonlyInts,
  across: ReadonlyInts,
  slot: ReadonlyInts,
  open: Uint8Array,
  cells: number,
  start: number,
  parent: Int32Array,
  order: Int32Array,
  tallies: Int32Array,
): boolean {
  let tail = 1
  parent[start] = start
  order[0] = start
  let bytes = 0
  for (let side = first[start]!; side < first[start + 1]!; side++) {
    bytes |= open[side]!
    if (open[side] === 0) continue
    if (tail === cells) return false
    order[tail++] = (across[side]! << 3) | slot[side]!
  }
  let deadEnds = tail === 2 ? 1 : 0
  let junctions = tail > 3 ? 1 : 0
  let faults = 0
  for (let head = 1; head < tail; head++) {
    const entry = order[head]!
    // A side that is open to the outside, which no maze has.
    if (entry < 0) return false
    const cell = entry >>> 3
    const back = entry & 7
    const from = first[cell]!
    order[head] = cell
    parent[cell] = across[from + back]!
    let sides = 0
    for (let side = (first[cell + 1]! - 1) | 0; side >= from; side--) {
      bytes |= open[side]!
      sides = (sides << 1) | open[side]!
    }
    faults |= ((sides >>> back) & 1) ^ 1
    const onward = sides & ~(1 << back)
    const others = onward & (onward - 1)
    const one = -onward >>> 31
    const two = -others >>> 31
    if (tail + one + two > cells) return false
    deadEnds += one ^ 1
    junctions += two
    const side = (from + lowest(onward)) | 0
    const other = (from + lowest(others)) | 0
    order[tail + two] = (across[other]! << 3) | slot[other]!
    order[tail] = (across[side]! << 3) | slot[side]!
    tail = (tail + one + two) | 0
    for (let rest = others & (others - 1); rest !== 0; rest &= rest - 1) {
      if (tail === cells) return false
      const third = (from + lowest(rest)) | 0
      order[tail++] = (across[third]! << 3) | slot[third]!
    }
  }
  tallies[DEAD_ENDS] = deadEnds
  tallies[JUNCTIONS] = junctions
  return faults === 0 && bytes < 2 && tail === cells
}

/** The place of the lowest bit that is set; 0 where none is. */
function lowest(bits: number): number {
  return 31 - Math.clz32((bits & -bits) | 1)
}

/**
 * The same for any number of sides. Where it is no tree, some cell has not
 * exactly one open side to the cell it was reached from, or another to a cell
 * reached before, or was never reached.
 */
function hangByCells(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  cells: number,
  start: number,
  parent: Int32Array,
  order: Int32Array,
  tallies: Int32Array,
): boolean {
  parent.fill(-1, 0, cells)
  parent[start] = start
  order[0] = start
  let tail = 1
  let deadEnds = 0
  let junctions = 0
  let faults = 0
  for (let head = 0; head < tail; head++) {
    const cell = order[head]!
    const up = parent[cell]!
    const before = tail
    let passages = 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const isOpen = open[side]!
      const other = across[side]! & -isOpen
      const known = parent[other]!
      const fresh = isOpen & (known >>> 31)
      parent[other] = known + ((cell + 1) & -fresh)
      order[tail] = other
      tail = (tail + fresh) | 0
      passages += isOpen
      // An open side that leads to no fresh cell must lead back.
      faults |= (other ^ up) & -(isOpen ^ fresh)
    }
    // One passage leads back, but from the start.
    const isStart = head === 0 ? 1 : 0
    faults |= tail - before + 1 - isStart - passages
    deadEnds += ((passages ^ 1) - 1) >>> 31
    junctions += (2 - passages) >>> 31
  }
  tallies[DEAD_ENDS] = deadEnds
  tallies[JUNCTIONS] = junctions
  return faults === 0 && tail === cells
}
