import {
  borrowInts,
  giveBackInts,
  graphOf,
  type MazeBody,
  type ReadonlyInts,
  type Rng,
  shuffle,
  storeOf,
} from '@meikyuu/grid'
import { KEY_DEPTH, KEY_GAP_DIVISOR, LEAST_KEY_GAP } from './mode-constants.js'

/**
 * Places keys in dead ends off the way, the farther ones, apart from one
 * another: the list of those dead ends, in cell order, is shuffled (a draw for
 * each but one); each is taken, while keys are wanted, that keeps a gap of
 * max(3, floor(sqrt(cells) / 3)) passages from every key taken; then those not
 * taken, in the same order, until there are enough. May be fewer than wanted.
 *
 * @param off How far each cell is off the way, as `tellOff` writes it; used up.
 */
export function placeKeys({ grid, passages }: MazeBody, off: Int32Array, wanted: number, rng: Rng): number[] {
  const { cells, first, across } = graphOf(grid)
  const open = storeOf(passages)
  const queue = borrowInts(cells)
  const found = borrowInts(cells)
  const count = farDeadEnds(cells, off, found)
  shuffle(found, rng, count)
  const gap = gapOfKeys(cells)
  // From here on: how far the nearest key is, where that is less than the gap.
  const near = off.fill(gap, 0, cells)
  const keys: number[] = []
  for (let i = 0; i < count && keys.length < wanted; i++) {
    if (near[found[i]!] !== gap) continue
    keys.push(found[i]!)
    markAround(first, across, open, found[i]!, gap, near, queue)
  }
  for (let i = 0; i < count && keys.length < wanted; i++) if (near[found[i]!] !== 0) keys.push(found[i]!)
  giveBackInts(found)
  giveBackInts(queue)
  return keys
}

/** The passages that keys keep from one another, where they can, in a maze of so many cells. */
export function gapOfKeys(cells: number): number {
  return Math.max(LEAST_KEY_GAP, Math.floor(Math.sqrt(cells) / KEY_GAP_DIVISOR))
}

/** Fills `found` with the dead ends far enough off the way, in cell order, and returns how many. */
function farDeadEnds(cells: number, off: Int32Array, found: Int32Array): number {
  let count = 0
  let least = 0
  for (let cell = 0; cell < cells; cell++) {
    const told = off[cell]!
    // A dead end of the way itself has -1.
    if (told >= -1) continue
    found[count++] = cell
    if (told < least) least = told
  }
  const deep = ~Math.ceil(KEY_DEPTH * ~least)
  let kept = 0
  for (let i = 0; i < count; i++) if (off[found[i]!]! <= deep) found[kept++] = found[i]!
  return kept
}

/**
 * Writes the passages from a key to each cell nearer than `gap`, where no
 * other key is as near: a breadth-first search that ends at the gap, and where
 * an earlier one has been nearer.
 */
function markAround(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  key: number,
  gap: number,
  near: Int32Array,
  queue: Int32Array,
): void {
  near[key] = 0
  queue[0] = key
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!
    const step = (near[cell]! + 1) | 0
    if (step >= gap) return
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0 || near[across[side]!]! <= step) continue
      near[across[side]!] = step
      queue[tail++] = across[side]!
    }
  }
}
