import {
  borrowBytes,
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkBoard } from './check-board.js'
import type { GeneratorOptions } from './generator-entry.js'
import { carvedOnLattice } from './lattice/carved-on-lattice.js'
import { primLattice } from './lattice/prim-lattice.js'
import { carvedByWords } from './words/carved-by-words.js'
import { primWords } from './words/prim-words.js'

/**
 * Prim's algorithm over a random frontier edge, one of five generators that go
 * by Prim's name: any edge between the maze and a free cell may come next.
 * Grows evenly from where it began; many short dead ends.
 *
 * Draws: the first cell; then one for each edge taken from the frontier, those
 * included whose far cell has come into the maze meanwhile. As many as edges
 * ever entered the frontier, and one.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of edges taken from the frontier (`weigh`), and of what joins the maze.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function primFrontierEdge(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (carvedOnLattice(grid, passages, chance, recorder, primLattice)) return
  if (carvedByWords(grid, passages, chance, recorder, primWords)) return
  const graph = graphOf(grid)
  // An edge enters once, from the cell taken first. One place more is written to and not kept.
  const frontier = borrowInts((graph.sides >> 1) + 1)
  // One byte a cell, after one for OUTSIDE, which is never free.
  const free = borrowBytes(graph.cells + 1)
  free.fill(1, 1, graph.cells + 1)
  free[0] = 0
  allOrNothing(passages.open, () => growFrontier(graph, passages.open, frontier, free, chance, recorder))
  giveBackInts(frontier)
  giveBackBytes(free)
}

function growFrontier(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  frontier: Int32Array,
  free: Uint8Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  let length = 0
  let cell = rng.below(cells) | 0
  if (recorder !== undefined) recorder.start(cell)
  for (;;) {
    free[cell + 1] = 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      // Written in any case and kept if free: cheaper than a branch that nobody can foresee.
      frontier[length] = side
      length += free[across[side]! + 1]!
    }
    let side: number
    do {
      if (length === 0) return
      const place = rng.below(length) | 0
      side = frontier[place]!
      frontier[place] = frontier[--length]!
      cell = across[side]!
      if (recorder !== undefined) recorder.weigh(side)
    } while (free[cell + 1] === 0)
    open[side] = 1
    open[first[cell]! + slot[side]!] = 1
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(cell)
    }
  }
}
