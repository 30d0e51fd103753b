import {
  borrowBytes,
  borrowInts,
  checkedRng,
  type Grid,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type Passages,
  type Recorder,
  type Rng,
  shuffle,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkBoard } from './check-board.js'
import type { GeneratorOptions } from './generator-entry.js'
import { carvedOnLattice } from './lattice/carved-on-lattice.js'
import { wilsonLattice } from './lattice/wilson-lattice.js'
import { listInner } from './list-inner.js'
import { wilsonWalks } from './wilson-walks.js'
import { carvedByWords } from './words/carved-by-words.js'
import { wilsonWords } from './words/wilson-words.js'

/**
 * Wilson's algorithm: loop-erased random walks, each from a cell outside the
 * tree until it meets the tree. Every spanning tree is equally likely. (Where
 * two cells share several sides, each side counts as a tree of its own.)
 *
 * Draws: the first cell; a shuffle of all cells, one fewer than cells; then one
 * for each step of each walk, from any cell to any of its neighbours. A square
 * grid of 100x100 takes about 7 steps a cell; a long corridor as many steps a
 * cell as it is long.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of each walk (`walk`), its loops cut off (`erase`), and what joins the tree.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function wilson(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (carvedOnLattice(grid, passages, chance, recorder, wilsonLattice)) return
  if (carvedByWords(grid, passages, chance, recorder, wilsonWords)) return
  const graph = graphOf(grid)
  const { cells, sides } = graph
  const firstInner = borrowInts(cells + 1)
  // One place more is written to and not kept.
  const inner = borrowInts(sides + 1)
  const order = borrowInts(cells)
  const left = borrowInts(cells)
  const inTree = borrowBytes(cells)
  listInner(graph, firstInner, inner)
  for (let cell = 0; cell < cells; cell++) order[cell] = cell
  inTree.fill(0, 0, cells)
  const root = chance.below(cells)
  inTree[root] = 1
  shuffle(order, chance, cells)
  allOrNothing(passages.open, () => {
    if (recorder !== undefined) recorder.start(root)
    wilsonWalks(graph, passages.open, firstInner, inner, order, cells, left, inTree, chance, recorder)
  })
  for (const array of [firstInner, inner, order, left]) giveBackInts(array)
  giveBackBytes(inTree)
}
