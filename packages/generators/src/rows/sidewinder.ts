import {
  borrowBytes,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackBytes,
  graphOf,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from '../all-or-nothing.js'
import { checkBoard } from '../check-board.js'
import { checkFields } from '../check-fields.js'
import { checkFits } from '../fits.js'
import type { LatticeKernel } from '../lattice/carved-on-lattice.js'
import { carvedOnSquares } from '../lattice/carved-on-squares.js'
import { sidewinderLattice } from '../lattice/sidewinder-lattice.js'
import { retreatFrom } from './retreat-from.js'
import { type RowKey, rowKey } from './row-key.js'
import { rowStream } from './row-stream.js'
import { checkSidewinderBias, type SidewinderBias } from './sidewinder-bias.js'
import { fillSidewinderLine, type SidewinderPlan, sidewinderPlan } from './sidewinder-row.js'

/** The options of {@link sidewinder}. */
export interface SidewinderOptions {
  /** How it leans. */
  readonly bias?: SidewinderBias
}

/**
 * The sidewinder: along each row, runs of cells that a coin ends; each run is
 * closed out to one side (north, unless told) by one of its cells. The row on
 * that side of the grid is one run. Every way leads there without a step back.
 *
 * Draws: two, for the key of the rows. Each row (to the east or west: each
 * column) then has a stream of its own, see `rowStream`, and draws from
 * the west (the north): one a cell but the last, after which the run goes on
 * where it is below the coin; at each end of a run one for the cell that closes
 * it out, also for a run of one. So any row can be made alone: see
 * `sidewinderRow`.
 *
 * @param grid A whole square grid, one whose `rows` are not null.
 * @param passages All closed; the maze is carved into them.
 * @param recorder Is told of each row's cells as they are come to (`visit`), of passages along and, at the end of
 * a run, out (`carve`), and of the row's cells as done with (`retreat`).
 * @throws MazeError `DOES_NOT_FIT` for any other grid, `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`,
 * all closed again.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const passages = new Passages(grid)
 * sidewinder(grid, passages, new Mulberry32(7), { bias: { side: 'west' } })
 * passages.count // => 599
 * ```
 */
export function sidewinder(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: SidewinderOptions = {},
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  checkFits({ needs: ['rows'] }, grid, 'sidewinder')
  checkFields('options', options, ['bias'])
  const { bias = {} } = options
  checkSidewinderBias(bias)
  const plan = sidewinderPlan(grid.rows!, bias)
  const carveLattice: LatticeKernel = (lattice, bytes, stream) =>
    sidewinderLattice(lattice, bytes, stream, plan)
  if (carvedOnSquares(grid, passages, chance, recorder, carveLattice)) return
  const graph = graphOf(grid)
  const marks = borrowBytes(plan.length)
  const { open } = passages
  allOrNothing(open, () => carveLines(graph, open, rowKey(chance), plan, marks, recorder))
  giveBackBytes(marks)
}

function carveLines(
  graph: GraphGrid,
  open: Uint8Array,
  key: RowKey,
  plan: SidewinderPlan,
  marks: Uint8Array,
  recorder: Recorder | undefined,
): void {
  const { width } = graph.rows!
  for (let line = 0; line < plan.lines; line++) {
    fillSidewinderLine(rowStream(key, line), line, plan, marks)
    const from = plan.columns ? line : line * width
    const step = plan.columns ? width : 1
    carveLine(graph, open, from, step, plan, marks)
    if (recorder !== undefined) tellLine(graph, from, step, plan, marks, recorder)
  }
}

/** The cells of a line are `from`, `from + step` and so on. */
function carveLine(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  from: number,
  step: number,
  { length, along, out }: SidewinderPlan,
  marks: Uint8Array,
): void {
  // A mark is 1 << the slot of its side.
  const alongSlot = 31 - Math.clz32(along)
  const outSlot = 31 - Math.clz32(out)
  let chosen = -1
  for (let i = 0; i < length; i++) {
    const cell = from + i * step
    const mark = marks[i]!
    if ((mark & out) !== 0) chosen = cell
    let side = first[cell]! + alongSlot
    if ((mark & along) === 0) {
      // The run ends here; the last of the line along the border is not closed out.
      if (chosen < 0) continue
      side = first[chosen]! + outSlot
      chosen = -1
    }
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
  }
}

/** Tells what {@link carveLine} does: apart from it, so that nothing of it stands in a loop that nobody watches. */
function tellLine(
  { first }: GraphGrid,
  from: number,
  step: number,
  { length, along, out }: SidewinderPlan,
  marks: Uint8Array,
  recorder: Recorder,
): void {
  const alongSlot = 31 - Math.clz32(along)
  const outSlot = 31 - Math.clz32(out)
  let chosen = -1
  for (let i = 0; i < length; i++) {
    const cell = from + i * step
    const mark = marks[i]!
    recorder.visit(cell)
    if ((mark & out) !== 0) chosen = cell
    if ((mark & along) !== 0) recorder.carve(first[cell]! + alongSlot)
    else if (chosen >= 0) {
      recorder.carve(first[chosen]! + outSlot)
      chosen = -1
    }
  }
  retreatFrom(recorder, from, step, length)
}
