import { newInts } from 'meikyuu'
import { FIRST, markAt, NONE, SIDE_BACK } from './marks.js'
import type { TileWalker } from './tile-walker.js'
import { TOUR, tourInside, tourSteps } from './tour-inside.js'

/** Tiles come into, and steps of a climb, after which others are heard. */
const TILES = 256
const STEPS = 1 << 18

const MOST_INT: number = 2 ** 31 - 1

/** What is told on the way around. */
export interface TourTold {
  /** Cells at least so far from the root are told of, the root never. */
  readonly least: number
  /** Is told of each such cell once. */
  tell(cell: number): void
}

/** No cell is told of. */
export const NOTHING_TOLD: TourTold = { least: Infinity, tell: () => {} }

/**
 * Walks around the whole tree of a perfect maze from the root, along one hand, without a
 * list: the way back is in the marks, which each cell gets where it has none yet.
 *
 * Yields from time to time. Returns how far the farthest cell is.
 *
 * @param isRooted Whether all cells have the mark that leads back already, so that nothing is written.
 */
export function* tourOnTiles(
  walker: TileWalker,
  root: number,
  isRooted: boolean,
  told: TourTold,
): Generator<void, number, undefined> {
  const { shift, bytes } = walker.layout
  const steps = tourSteps(shift)
  const state = newInts(Object.keys(TOUR).length)
  // Each cell of a tile is come to once, and one place more is written to.
  const list = newInts(bytes + 1)
  walker.goTo(root)
  state[TOUR.came] = FIRST
  let depth = 0
  let most = 0
  for (;;) {
    for (let i = 0; i < TILES; i++) {
      state[TOUR.place] = walker.place
      const side = tourInside(walker.bytes, walker.base, steps, state, whole(told.least - depth), list)
      if (!isRooted) walker.wrote()
      tellAll(walker, list, state[TOUR.listed]!, told)
      walker.place = state[TOUR.place]!
      if (side === NONE) return Math.max(most, depth + state[TOUR.most]!)
      most = Math.max(most, depth + state[TOUR.most]!)
      depth += state[TOUR.depth]!
      const isBack = markAt(walker.marks, side) === 2
      walker.step(side)
      state[TOUR.came] = side ^ 2
      depth += isBack ? -1 : 1
      if (isBack) continue
      if (!isRooted) walker.marks &= ~(1 << ((side ^ 2) * 2))
      if (depth >= told.least) told.tell(walker.cell)
      most = Math.max(most, depth)
    }
    yield
  }
}

/** The nearest 32-bit whole number. */
function whole(number: number): number {
  return Math.max(-MOST_INT, Math.min(MOST_INT, number))
}

function tellAll(walker: TileWalker, list: Int32Array, count: number, told: TourTold): void {
  for (let i = 0; i < count; i++) told.tell(walker.cellAt(list[i]!))
}

/**
 * Makes a cell the root: all marks on the way from there to the old one are turned around.
 *
 * Yields from time to time.
 */
export function* rootOnTiles(walker: TileWalker, cell: number): Generator<void, void, undefined> {
  walker.goTo(cell)
  let back = NONE
  for (;;) {
    for (let i = 0; i < STEPS; i++) {
      const marks = walker.marks
      const ahead = SIDE_BACK[marks]!
      walker.marks = turned(turned(marks, back), ahead)
      if (ahead === NONE) return
      walker.step(ahead)
      back = ahead ^ 2
    }
    yield
  }
}

/** Marks with that of an open side, if any, the other way round: 2 for 3 and 3 for 2. */
function turned(marks: number, side: number): number {
  return side === NONE ? marks : marks ^ (1 << (side * 2))
}
