import {
  borrowBytes,
  borrowInts,
  checkedRng,
  type Grid,
  giveBackBytes,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'
import { listInner } from './list-inner.js'
import { walkToCover } from './walk-to-cover.js'

/**
 * The algorithm of Aldous and Broder: one random walk until it has been in
 * every cell; each was first come to by a passage. Every spanning tree is
 * equally likely. (Where two cells share several sides, each side counts as a
 * tree of its own.)
 *
 * Draws: the first cell; then one a step, among all neighbours of the cell, in
 * side order. How many depends on the walk: about 24 a cell on 20x20 squares, 40
 * on 100x100, growing with the square of the logarithm; as many a cell as there
 * are cells along a corridor, and worse on some graphs. The slowest generator,
 * by nature; {@link wilson} draws from the same trees.
 *
 * Source: Andrei Broder, 1989; David Aldous, 1990.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of each step, into the tree (`visit`) or where it is already (`scan`), and of sides.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function aldousBroder(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  const { cells, sides } = graph
  const firstInner = borrowInts(cells + 1)
  const inner = borrowInts(sides + 1)
  const inTree = borrowBytes(cells).fill(0, 0, cells)
  listInner(graph, firstInner, inner)
  const start = chance.below(cells) | 0
  allOrNothing(passages.open, () =>
    walkToCover(graph, passages.open, firstInner, inner, inTree, start, cells - 1, chance, recorder),
  )
  giveBackInts(firstInner)
  giveBackInts(inner)
  giveBackBytes(inTree)
}
