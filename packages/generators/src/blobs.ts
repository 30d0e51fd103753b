import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'
import { type Grains, giveBackGrains, growGrains } from './grains.js'
import { Regions } from './regions.js'
import { splitRegion } from './split-region.js'

/**
 * Recursive division in its blobby form, on any grid: two blobs grow in a region
 * until nothing is left, a wall is put between the two with one passage in it,
 * and each is a region in turn. Long winding walls with one gap each, the first
 * right across the maze.
 *
 * What blobs are made of are grains of up to 12 cells, into which the grid is
 * parted first. A grain begins at the lowest free cell, which is its list. In
 * each step it looks at one of the list, half of the time at the last: to a free
 * neighbour of that it carves, which is appended; where there is none the last of
 * the list takes its place. How blobs grow: in turn, the first seed's first, each
 * takes in all free neighbours of its oldest grain that has not done so (32 in a
 * turn at most, the rest in the next). The first blob with nothing left to look
 * at is done, and all the rest is the other's.
 *
 * Draws: for the grains, one a step, below twice the length of the list, and one
 * a passage. Then, region by region, from all grains on: a seed, and another
 * among the rest; one for the passage, among the pairs of neighbours on both
 * sides of the wall, which are joined by their first side: by the cells of the
 * grain in the blob that is done, as they came in. In a region of two grains
 * none. Of the two new regions the one with fewer grains comes first, of equal
 * ones the one that was done first. At most 6 a cell in all.
 *
 * The blob that is done first has no more to look at than the other and is all
 * that is moved, so a grain is on the smaller half no more often than their
 * number can be halved: at most in proportion to sides times their logarithm,
 * whatever the grid and the chance.
 *
 * Source: Jamis Buck, "Better Recursive Division Algorithm", 2015, where blobs
 * grow from cells, both to the end, by a common frontier at random.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of grains as of a growing tree (`start`, `carve`, `visit`); then of the seeds (`start`), of
 * the cells of grains taken in (`visit`) and of the passage of each wall (`join`).
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function blobs(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  allOrNothing(passages.open, () => {
    const grains = growGrains(graph, passages.open, chance, recorder)
    const regions = new Regions(graph, grains)
    divide(graph, grains, regions, passages.open, chance, recorder)
    regions.giveBack()
    giveBackGrains(grains)
  })
}

/** The fewer grains first, so a region waits for no more than the logarithm of others. */
const WAITING = 64

function divide(
  { first, across, slot }: GraphGrid,
  grains: Grains,
  regions: Regions,
  open: Uint8Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const waiting = borrowInts(WAITING)
  const ended = borrowInts(4)
  let length = 0
  let from = 0
  let to = grains.count
  for (;;) {
    if (to - from < 2) {
      if (length === 0) break
      to = waiting[--length]!
      from = waiting[--length]!
      continue
    }
    const cut = splitRegion(regions, grains, ended, from, to, rng, recorder)
    const side = ended[0]!
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
    if (recorder !== undefined) recorder.join(side)
    const lower = cut - from < to - cut
    waiting[length++] = lower ? cut : from
    waiting[length++] = lower ? to : cut
    if (lower) to = cut
    else from = cut
  }
  giveBackInts(waiting)
  giveBackInts(ended)
}
