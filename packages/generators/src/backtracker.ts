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
import { backtrackLattice } from './lattice/backtrack-lattice.js'
import { carvedOnLattice } from './lattice/carved-on-lattice.js'
import { backtrackWords } from './words/backtrack-words.js'
import { carvedByWords } from './words/carved-by-words.js'

/**
 * The recursive backtracker, a depth-first walk with a stack of its own: from
 * the newest cell on to a free neighbour, back where there is none. Long
 * winding passages, few dead ends.
 *
 * Draws: the first cell; then one for each cell carved to, also where there is
 * one choice only. As many as cells. Stepping back draws nothing.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of cells entered (`visit`) and left for good (`retreat`), and of sides.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 *
 * @example
 * ```ts
 * const grid = squareGrid(5, 5)
 * const passages = new Passages(grid)
 * backtracker(grid, passages, new Mulberry32(42))
 * passages.count // => 24
 * edgesHash({ grid, passages }) // => 'b9adf8d2'
 * ```
 */
export function backtracker(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (carvedOnLattice(grid, passages, chance, recorder, backtrackLattice)) return
  if (carvedByWords(grid, passages, chance, recorder, backtrackWords)) return
  const graph = graphOf(grid)
  const free = allFree(graph)
  const stack = borrowInts(graph.cells)
  allOrNothing(passages.open, () => carveDeep(graph, passages.open, free, stack, chance, recorder))
  giveBackInts(stack)
  free.giveBack()
}

function carveDeep(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  free: FreeSides,
  stack: Int32Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  // Who watches sees the walk come back through every cell; else those without a choice left are skipped.
  const all = recorder === undefined ? 0 : 1
  let depth = 0
  let cell = rng.below(cells) | 0
  free.take(cell)
  if (recorder !== undefined) recorder.start(cell)
  for (;;) {
    const choices = free.count(cell)
    if (choices === 0) {
      if (recorder !== undefined) recorder.retreat(cell)
      if (depth === 0) return
      cell = stack[--depth]!
      continue
    }
    const side = free.pick(cell, rng.below(choices) | 0)
    const next = across[side]!
    open[side] = 1
    open[first[next]! + slot[side]!] = 1
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(next)
    }
    // The cell is come back to only for a choice not taken now: `depth` grows by 1 where choices > 1.
    stack[depth] = cell
    depth += ((1 - choices) >>> 31) | all
    free.take(next)
    cell = next
  }
}
