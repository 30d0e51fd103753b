import {
  borrowBytes,
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackBytes,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
  shuffle,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'
import { listInner } from './list-inner.js'
import { walkToCover } from './walk-to-cover.js'
import { wilsonWalks } from './wilson-walks.js'

/** The part of the cells that {@link houston} leaves to its first walk: one in so many, rounded up. */
export const HOUSTON_PART = 3

/**
 * Houston's mixture: the walk of Aldous and Broder until a third of the cells
 * (rounded up) are in, then Wilson's for the rest. It spares the one its slow
 * end and the other its slow beginning. It does not choose evenly among the
 * spanning trees, whatever is said of it: each half would, but that the walk
 * changes depends on the tree so far.
 *
 * Draws: the first cell; one a step until a third are in; a shuffle of the
 * others, which stand in cell order; then as {@link wilson} for each step of
 * each walk. About 4.4 a cell on 100x100 squares.
 *
 * Source: Robin Houston; described in Jamis Buck, "Mazes for Programmers", 2015.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told what `aldousBroder` and `wilson` tell.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function houston(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  allOrNothing(passages.open, () => walkTwice(graph, passages.open, chance, recorder))
}

function walkTwice(graph: GraphGrid, open: Uint8Array, rng: Rng, recorder: Recorder | undefined): void {
  const { cells, sides } = graph
  const firstInner = borrowInts(cells + 1)
  const inner = borrowInts(sides + 1)
  const order = borrowInts(cells)
  const left = borrowInts(cells)
  const inTree = borrowBytes(cells).fill(0, 0, cells)
  listInner(graph, firstInner, inner)
  const start = rng.below(cells) | 0
  const others = Math.ceil(cells / HOUSTON_PART) - 1
  walkToCover(graph, open, firstInner, inner, inTree, start, others, rng, recorder)
  const length = listOutside(inTree, cells, order)
  shuffle(order, rng, length)
  wilsonWalks(graph, open, firstInner, inner, order, length, left, inTree, rng, recorder)
  for (const array of [firstInner, inner, order, left]) giveBackInts(array)
  giveBackBytes(inTree)
}

/** Lists the cells that are not in the tree; returns how many. */
function listOutside(inTree: Uint8Array, cells: number, order: Int32Array): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) if (inTree[cell] === 0) order[length++] = cell
  return length
}
