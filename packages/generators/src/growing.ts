import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  graphOf,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkBoard } from './check-board.js'
import { allFree } from './free/all-free.js'
import type { FreeSides } from './free/free-sides.js'
import type { GeneratorOptions } from './generator-entry.js'
import { carvedOnLattice, type LatticeKernel } from './lattice/carved-on-lattice.js'
import { growLattice } from './lattice/growing-lattice.js'
import { thresholdOf } from './streams/threshold-of.js'
import { carvedByWords, type WordsKernel } from './words/carved-by-words.js'
import { growWords } from './words/grow-words.js'

/** The share of steps in which `growing` takes the last of its list. */
export const GROWING_LAST = 0.5

/**
 * The growing tree as the recipe word `growing` has it: half the time it grows
 * from the last cell of its list, half the time from any. A cell without a
 * free neighbour is dropped and the last of the list takes its place, so "last"
 * is not always the newest: a texture of its own. {@link growingTree} is the
 * family that keeps the order of age.
 *
 * Draws: the first cell; then at each step one for the half and, in the second
 * half, one for the place in the list; one more where a passage is carved. The
 * steps go on until the list is empty.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of cells that join the list (`visit`) and leave it (`retreat`), and of sides.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function growing(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (carvedOnLattice(grid, passages, chance, recorder, carveLattice)) return
  if (carvedByWords(grid, passages, chance, recorder, carveWords)) return
  const graph = graphOf(grid)
  const free = allFree(graph)
  const list = borrowInts(graph.cells)
  allOrNothing(passages.open, () => grow(graph, passages.open, free, list, chance, recorder))
  giveBackInts(list)
  free.giveBack()
}

const carveLattice: LatticeKernel = (grid, bytes, rng) =>
  growLattice(grid, bytes, rng, thresholdOf(GROWING_LAST).bits >>> 0)

const carveWords: WordsKernel = (board, words, rng) =>
  growWords(board, words, rng, thresholdOf(GROWING_LAST).bits >>> 0)

function grow(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  free: FreeSides,
  list: Int32Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  let length = 1
  list[0] = rng.below(cells)
  free.take(list[0]!)
  if (recorder !== undefined) recorder.start(list[0]!)
  while (length > 0) {
    const place = rng.next() < GROWING_LAST ? length - 1 : rng.below(length) | 0
    const cell = list[place]!
    const choices = free.count(cell)
    if (choices === 0) {
      list[place] = list[--length]!
      if (recorder !== undefined) recorder.retreat(cell)
      continue
    }
    const side = free.pick(cell, rng.below(choices) | 0)
    const next = across[side]!
    open[side] = 1
    open[first[next]! + slot[side]!] = 1
    list[length++] = next
    free.take(next)
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(next)
    }
  }
}
