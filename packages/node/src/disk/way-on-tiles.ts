import { newFloats, type StreamedWay } from 'meikyuu'
import { NONE, SIDE_BACK } from './marks.js'
import type { TileWalker } from './tile-walker.js'

/** Places kept of a climb at most. */
const PLACES = 1 << 16

/** Cells between two places that are kept, at least. */
const LEAST_BETWEEN = 1 << 12

/**
 * The way between two cells of a perfect maze: from both, ways to the root are
 * climbed until they meet. One climb is told forwards. Of the other, a place is kept every
 * so many cells, and what lies between two is climbed again when it is told.
 *
 * @param walkerOf Another walker on the maze.
 * @param places How many places are kept at most, and how many cells lie between at least.
 */
export function wayOnTiles(
  walkerOf: () => TileWalker,
  from: number,
  to: number,
  places: { readonly most: number; readonly between: number } = { most: PLACES, between: LEAST_BETWEEN },
): StreamedWay {
  const there = walkerOf()
  const back = walkerOf()
  const [up, down] = stepsToMeeting(there, back, from, to)
  const between = Math.max(places.between, Math.ceil(down / places.most))
  return {
    length: up + 1 + down,
    *[Symbol.iterator]() {
      const walker = walkerOf()
      walker.goTo(from)
      yield from
      for (let i = 0; i < up; i++) {
        climb(walker)
        yield walker.cell
      }
      yield* descent(walker, to, down, between)
    },
  }
}

/** How far it is from each of two cells to where their ways to the root meet. */
function stepsToMeeting(there: TileWalker, back: TileWalker, from: number, to: number): [number, number] {
  const depthThere = depthOf(there, from)
  const depthBack = depthOf(back, to)
  there.goTo(from)
  back.goTo(to)
  let up = Math.max(0, depthThere - depthBack)
  let down = Math.max(0, depthBack - depthThere)
  for (let i = 0; i < up; i++) climb(there)
  for (let i = 0; i < down; i++) climb(back)
  while (!there.isWith(back)) {
    climb(there)
    climb(back)
    up++
    down++
  }
  return [up, down]
}

function depthOf(walker: TileWalker, cell: number): number {
  walker.goTo(cell)
  let depth = 0
  while (climb(walker)) depth++
  return depth
}

/** One step to the root; whether there was one. */
function climb(walker: TileWalker): boolean {
  const side = SIDE_BACK[walker.marks]!
  if (side === NONE) return false
  walker.step(side)
  return true
}

/** The last `steps` cells of a way that ends at a cell, in order. */
function* descent(
  walker: TileWalker,
  to: number,
  steps: number,
  between: number,
): Generator<number, void, undefined> {
  const kept = newFloats(Math.ceil(steps / between))
  walker.goTo(to)
  for (let i = 0; i < steps; i++) {
    if (i % between === 0) kept[i / between] = walker.cell
    climb(walker)
  }
  const cells = newFloats(Math.min(between, steps))
  for (let place = kept.length - 1; place >= 0; place--) {
    const count = Math.min(between, steps - place * between)
    walker.goTo(kept[place]!)
    for (let i = 0; i < count; i++) {
      cells[i] = walker.cell
      climb(walker)
    }
    for (let i = count - 1; i >= 0; i--) yield cells[i]!
  }
}
