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
import { allFree } from './free/all-free.js'
import type { FreeSides } from './free/free-sides.js'
import type { GeneratorOptions } from './generator-entry.js'
import { carvedByWords, type WordsKernel } from './words/carved-by-words.js'
import { growWords } from './words/grow-words.js'

/**
 * Prim's algorithm over a random active cell, one of five generators that go by
 * Prim's name: any cell of the maze with a free neighbour may grow next. It is
 * the `growingTree` with `random` alone, maze for maze.
 *
 * Draws: the first cell; then at each step one for the place in the list of
 * active cells; one more where a passage is carved. A cell without a free
 * neighbour is dropped and the last of the list takes its place; the steps go on
 * until the list is empty. One fewer than three times the cells.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of cells that join the list (`visit`) and leave it (`retreat`), and of sides.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function primActiveCell(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (carvedByWords(graph, passages, chance, recorder, carveWords)) return
  const free = allFree(graph)
  const list = borrowInts(graph.cells)
  allOrNothing(passages.open, () => growAny(graph, passages.open, free, list, chance, recorder))
  giveBackInts(list)
  free.giveBack()
}

const carveWords: WordsKernel = (board, words, rng) => growWords(board, words, rng, 0)

function growAny(
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
    const place = rng.below(length) | 0
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
