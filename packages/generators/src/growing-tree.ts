import {
  checkedRng,
  type GraphGrid,
  type Grid,
  graphOf,
  MazeError,
  type Passages,
  type Recorder,
  type Rng,
  shown,
} from '@meikyuu/grid'
import { ActiveCells } from './active-cells.js'
import { allOrNothing } from './all-or-nothing.js'
import { checkBoard } from './check-board.js'
import { allFree } from './free/all-free.js'
import type { FreeSides } from './free/free-sides.js'
import { checkMix, type GrowingTreeMix } from './growing-tree-mix.js'
import { backtrackLattice } from './lattice/backtrack-lattice.js'
import { carvedOnLattice, type LatticeKernel } from './lattice/carved-on-lattice.js'
import { growTreeLattice } from './lattice/growing-tree-lattice.js'
import { backtrackWords } from './words/backtrack-words.js'
import { carvedByWords, type WordsKernel } from './words/carved-by-words.js'
import { growTreeWords } from './words/grow-tree-words.js'

/** The options of {@link growingTree}. */
export interface GrowingTreeOptions {
  /** How the cell to grow from is chosen. */
  readonly mix: GrowingTreeMix
}

/** Where the share of each strategy ends, from 0 to the sum of the weights; that of the middle is last. */
interface Shares {
  readonly newest: number
  readonly oldest: number
  readonly random: number
  readonly sum: number
  /** Whether more than one weighs anything. */
  readonly mixed: boolean
}

/**
 * The growing tree (Jamis Buck, 2011), the whole family: a list of cells, one
 * of which is chosen by a weighted mix of strategies; it grows to a free
 * neighbour, which joins the list, or leaves the list where it has none. The
 * list keeps the order of age whatever leaves it, so the newest is the newest
 * and the oldest the oldest under any mix.
 *
 * Draws: the first cell; then at each step one for the strategy, where more
 * than one weighs anything (it is shared out in the order newest, oldest,
 * random, middle); one more for the place of a random cell (in a list in which
 * the last takes the place of one dropped); one more where a passage is carved.
 * The steps go on until the list is empty.
 *
 * Constant time a step, however long the list.
 *
 * @param passages All closed; the maze is carved into them.
 * @param recorder Is told of cells that join the list (`visit`) and leave it (`retreat`), and of sides.
 * @throws MazeError `BAD_MIX`, `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const passages = new Passages(grid)
 * growingTree(grid, passages, new Mulberry32(7), { mix: { newest: 90, random: 10 } })
 * passages.count // => 599
 * ```
 */
export function growingTree(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: GrowingTreeOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (typeof options !== 'object' || options === null)
    throw new MazeError('BAD_MIX', { expected: 'options with a mix', got: shown(options) })
  checkMix(options.mix)
  const { mix } = options
  if (carvedOnLattice(grid, passages, chance, recorder, latticeKernel(mix))) return
  if (carvedByWords(grid, passages, chance, recorder, wordsKernel(mix))) return
  const graph = graphOf(grid)
  const free = allFree(graph)
  const active = activeCells(graph.cells, mix)
  allOrNothing(passages.open, () =>
    growFrom(graph, passages.open, free, active, sharesOf(mix), chance, recorder),
  )
  active.giveBack()
  free.giveBack()
}

function activeCells(
  cells: number,
  { newest = 0, oldest = 0, random = 0, middle = 0 }: GrowingTreeMix,
): ActiveCells {
  return new ActiveCells(cells, { ends: newest > 0 || oldest > 0, random: random > 0, middle: middle > 0 })
}

/** The newest alone is the backtracker, whose way back takes no list. */
function latticeKernel(mix: GrowingTreeMix): LatticeKernel {
  const shares = sharesOf(mix)
  if (!shares.mixed && shares.newest > 0) return backtrackLattice
  return (grid, bytes, rng) => {
    const active = activeCells(grid.cells, mix)
    growTreeLattice(grid, bytes, rng, active, () => choose(active, shares, rng))
    active.giveBack()
  }
}

/** The newest alone is the backtracker, which keeps no cells without a choice left. */
function wordsKernel(mix: GrowingTreeMix): WordsKernel {
  const shares = sharesOf(mix)
  if (!shares.mixed && shares.newest > 0) return backtrackWords
  return (board, words, rng) => {
    const active = activeCells(board.cells, mix)
    growTreeWords(board, words, rng, active, () => choose(active, shares, rng))
    active.giveBack()
  }
}

/** The share of the last strategy that weighs anything has no end, whatever the sums round to. */
function sharesOf({ newest = 0, oldest = 0, random = 0, middle = 0 }: GrowingTreeMix): Shares {
  return {
    newest,
    oldest: random + middle > 0 ? newest + oldest : Number.POSITIVE_INFINITY,
    random: middle > 0 ? newest + oldest + random : Number.POSITIVE_INFINITY,
    sum: newest + oldest + random + middle,
    mixed: [newest, oldest, random, middle].filter((weight) => weight > 0).length > 1,
  }
}

function growFrom(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  free: FreeSides,
  active: ActiveCells,
  shares: Shares,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const start = rng.below(cells) | 0
  active.append(start)
  free.take(start)
  if (recorder !== undefined) recorder.start(start)
  while (active.length > 0) {
    const entry = choose(active, shares, rng)
    const cell = active.cellOf(entry)
    const choices = free.count(cell)
    if (choices === 0) {
      active.drop(entry)
      if (recorder !== undefined) recorder.retreat(cell)
      continue
    }
    const side = free.pick(cell, rng.below(choices) | 0)
    const next = across[side]!
    open[side] = 1
    open[first[next]! + slot[side]!] = 1
    active.append(next)
    free.take(next)
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(next)
    }
  }
}

/** Without a draw where one strategy stands alone: 0 falls to the first that weighs anything. */
function choose(active: ActiveCells, { newest, oldest, random, sum, mixed }: Shares, rng: Rng): number {
  const at = mixed ? rng.next() * sum : 0
  if (at < newest) return active.newest()
  if (at < oldest) return active.oldest()
  if (at < random) return active.at(rng.below(active.length) | 0)
  return active.middle()
}
