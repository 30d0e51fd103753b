import { borrowInts, type GraphGrid, giveBackInts, type Recorder, type Rng } from '@meikyuu/grid'
import { allFree } from './free/all-free.js'
import type { FreeSides } from './free/free-sides.js'

/** The most cells of a grain. */
const GRAIN = 12

/** Small pieces of a grid, each a tree of passages, numbered from 0. */
export interface Grains {
  /** How many there are. */
  readonly count: number
  /** All cells, grain by grain; those of a grain in the order in which they came in. */
  readonly cells: Int32Array
  /** The cells of grain `g` stand in `cells` from `starts[g]` up to, not including, `starts[g + 1]`. */
  readonly starts: Int32Array
  /** The grain of each cell. */
  readonly ofCells: Int32Array
}

/**
 * Parts a grid into grains, and carves in each. A grain begins at the lowest
 * free cell, which is its list. In each step it looks at one of the list, half
 * of the time at the last: to a free neighbour of that it grows, which is
 * appended; where there is none the last of the list takes its place. It is done when
 * it has {@link GRAIN} cells or its list is empty.
 *
 * Draws: in each step one, below twice the length of the list: what is past the
 * last is the last; one more where a passage is carved.
 */
export function growGrains(
  graph: GraphGrid,
  open: Uint8Array,
  rng: Rng,
  recorder: Recorder | undefined,
): Grains {
  const { cells } = graph
  const order = borrowInts(cells)
  const starts = borrowInts(cells + 1)
  const ofCells = borrowInts(cells).fill(NONE, 0, cells)
  const list = borrowInts(GRAIN)
  const free = allFree(graph)
  const count = growAll(graph, open, free, list, order, starts, ofCells, rng, recorder)
  free.giveBack()
  giveBackInts(list)
  return { count, cells: order, starts, ofCells }
}

/** Gives the working memory back. */
export function giveBackGrains({ cells, starts, ofCells }: Grains): void {
  for (const array of [cells, starts, ofCells]) giveBackInts(array)
}

const NONE = -1

function growAll(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  free: FreeSides,
  list: Int32Array,
  order: Int32Array,
  starts: Int32Array,
  ofCells: Int32Array,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  let grain = 0
  let taken = 0
  for (let seed = 0; seed < cells; seed++) {
    if (ofCells[seed] !== NONE) continue
    const full = taken + GRAIN
    let length = 1
    starts[grain] = taken
    list[0] = seed
    order[taken++] = seed
    ofCells[seed] = grain
    free.take(seed)
    if (recorder !== undefined) recorder.start(seed)
    while (length > 0 && taken < full) {
      const place = Math.min(rng.below(2 * length) | 0, length - 1)
      const cell = list[place]!
      const choices = free.count(cell)
      if (choices === 0) {
        list[place] = list[--length]!
        continue
      }
      const side = free.pick(cell, rng.below(choices) | 0)
      const next = across[side]!
      open[side] = 1
      open[first[next]! + slot[side]!] = 1
      list[length++] = next
      order[taken++] = next
      ofCells[next] = grain
      free.take(next)
      if (recorder !== undefined) {
        recorder.carve(side)
        recorder.visit(next)
      }
    }
    grain++
  }
  starts[grain] = taken
  return grain
}
