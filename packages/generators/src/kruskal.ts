import {
  borrowInts,
  checkedRng,
  type Grid,
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
import { joinPieces } from './join-pieces.js'
import { carvedOnLattice } from './lattice/carved-on-lattice.js'
import { checkPlaces, kruskalLattice } from './lattice/kruskal-lattice.js'
import { listEdges } from './list-edges.js'
import { carvedByWords } from './words/carved-by-words.js'
import { kruskalWords } from './words/kruskal-words.js'

/**
 * Kruskal's algorithm: all edges in random order, each carved that joins two
 * pieces. Even everywhere, with many short dead ends.
 *
 * Draws: a shuffle of the edges, one fewer than there are edges. They stand in
 * the order of their lower cell, then that cell's side order.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of each edge looked at (`weigh`) and each that joins two pieces.
 * @throws MazeError `BAD_ARGUMENT`, and `TOO_BIG` for a lattice of more than 2^30
 * cells, before any draw; `RECORDER_FULL`, all closed again.
 */
export function kruskal(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (grid.kind === 'lattice') checkPlaces(grid)
  if (carvedOnLattice(grid, passages, chance, recorder, kruskalLattice)) return
  if (carvedByWords(grid, passages, chance, recorder, kruskalWords)) return
  const graph = graphOf(grid)
  // One place more is written to and not kept.
  const edges = borrowInts((graph.sides >> 1) + 1)
  const pieces = borrowInts(graph.cells)
  const length = listEdges(graph, edges)
  shuffle(edges, chance, length)
  pieces.fill(-1, 0, graph.cells)
  allOrNothing(passages.open, () =>
    joinPieces(graph, passages.open, edges, length, pieces, graph.cells - 1, recorder),
  )
  giveBackInts(pieces)
  giveBackInts(edges)
}
