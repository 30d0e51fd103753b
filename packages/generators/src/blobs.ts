import {
  borrowInts,
  checkedRng,
  type Grid,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'
import { Regions } from './regions.js'
import { splitRegion } from './split-region.js'

/**
 * Recursive division in its blobby form, on any grid: two cells of a region
 * grow into blobs until nothing is left, a wall is put between the two with one
 * passage in it, and each blob is a region in turn. Long winding walls with one
 * gap each, the first right across the maze.
 *
 * How blobs grow: in turn, the first seed's first, each tries one side: of a
 * random one of its cells that has sides left to try (those within the region),
 * the next in an order drawn once for each cell. If a free cell lies over it, the blob takes that cell in.
 * The first blob with nothing left to try is done, and all the rest is the
 * other's.
 *
 * Draws: a shuffle of each cell's sides that do not lead outside. Then, region
 * by region, from all cells on: a seed, and another among the rest; one a try;
 * one for the passage, among the sides between the blobs. In a region of two cells the last alone. Of the two
 * new regions the one with fewer cells comes first, of equal ones the one that
 * was done first.
 *
 * The blob that is done first has the fewer sides and is all that is looked at,
 * so a side is looked at no more often than the number of sides can be halved:
 * at most in proportion to sides times their logarithm, whatever the grid and
 * the chance.
 *
 * Source: Jamis Buck, "Better Recursive Division Algorithm", 2015, where both grow to the
 * end, by cells of a common frontier.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of the seeds (`start`), of cells taken in (`visit`) and of the passage of each wall
 * (`join`).
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
  const regions = new Regions(graph, chance)
  allOrNothing(passages.open, () => divide(regions, graph.cells, passages.open, chance, recorder))
  regions.giveBack()
}

/** The fewer cells first, so a region waits for no more than the logarithm of others. */
const WAITING = 64

function divide(
  regions: Regions,
  cells: number,
  open: Uint8Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const waiting = borrowInts(WAITING)
  let length = 0
  let from = 0
  let to = cells
  for (;;) {
    if (to - from < 2) {
      if (length === 0) break
      to = waiting[--length]!
      from = waiting[--length]!
      continue
    }
    const cut = splitRegion(regions, from, to, open, rng, recorder)
    const lower = cut - from < to - cut
    waiting[length++] = lower ? cut : from
    waiting[length++] = lower ? to : cut
    if (lower) to = cut
    else from = cut
  }
  giveBackInts(waiting)
}
