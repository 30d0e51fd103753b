import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  graphOf,
  OUTSIDE,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkBoard } from './check-board.js'
import type { GeneratorOptions } from './generator-entry.js'
import { carvedOnLattice } from './lattice/carved-on-lattice.js'
import { huntLattice } from './lattice/hunt-lattice.js'
import { LowestFree } from './lowest-free.js'
import { carvedByWords } from './words/carved-by-words.js'
import { huntWords } from './words/hunt-words.js'

/**
 * Hunt and kill: a random walk over free cells until it is stuck; then the
 * lowest free cell beside the maze is joined to it and walks on. Passages
 * wind like the backtracker's, in shorter arms.
 *
 * Draws: the first cell; then one for each cell that comes in, for the side to
 * it in a walk, for the cell it is joined to after a hunt. As many as cells.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of what joins the maze, and of each cell that a hunt finds (`scan`).
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function huntAndKill(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  if (carvedOnLattice(grid, passages, chance, recorder, huntLattice)) return
  if (carvedByWords(grid, passages, chance, recorder, huntWords)) return
  const graph = graphOf(grid)
  const beside = new LowestFree(graph.cells)
  // One place more is written to and not kept.
  const sides = borrowInts(graph.maxSides + 1)
  allOrNothing(passages.open, () => huntOn(graph, passages.open, beside, sides, chance, recorder))
  giveBackInts(sides)
  beside.giveBack()
}

/**
 * `beside` marks the cells that had a neighbour come into the maze. A cell is
 * walked from once, and hunted once, so looking at all its sides is linear.
 */
function huntOn(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  beside: LowestFree,
  sides: Int32Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  let cell = rng.below(cells) | 0
  beside.take(cell)
  if (recorder !== undefined) recorder.start(cell)
  for (;;) {
    let choices = sidesTo(1, cell, first, across, beside, sides)
    let side: number
    if (choices > 0) {
      const picked = rng.below(choices) | 0
      side = sides[picked]!
      for (let i = 0; i < choices; i++) if (i !== picked) beside.mark(across[sides[i]!]!)
      cell = across[side]!
    } else {
      cell = beside.lowest()
      if (cell < 0) return
      if (recorder !== undefined) recorder.scan(cell)
      choices = sidesTo(0, cell, first, across, beside, sides)
      side = sides[rng.below(choices) | 0]!
    }
    beside.take(cell)
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(cell)
    }
  }
}

/** Lists the sides of a cell to free cells (1) or to cells of the maze (0), in side order; returns how many. */
function sidesTo(
  free: 0 | 1,
  cell: number,
  first: GraphGrid['first'],
  across: GraphGrid['across'],
  beside: LowestFree,
  sides: Int32Array,
): number {
  let length = 0
  const end = first[cell + 1]!
  for (let side = first[cell]!; side < end; side++) {
    const other = across[side]!
    if (other === OUTSIDE) continue
    // Written in any case and kept if it fits: cheaper than a branch that nobody can foresee.
    sides[length] = side
    length += beside.isFree(other) ^ free ^ 1
  }
  return length
}
