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
import { binaryTreeLattice } from '../lattice/binary-tree-lattice.js'
import type { LatticeKernel } from '../lattice/carved-on-lattice.js'
import { carvedOnSquares } from '../lattice/carved-on-squares.js'
import { type BinaryTreeBias, checkBinaryTreeBias } from './binary-tree-bias.js'
import { type BinaryTreePlan, binaryTreePlan, fillBinaryTreeRow } from './binary-tree-row.js'
import { type RowKey, rowKey } from './row-key.js'
import { rowStream } from './row-stream.js'

/** The options of {@link binaryTree}. */
export interface BinaryTreeOptions {
  /** How it leans. */
  readonly bias?: BinaryTreeBias
}

/**
 * The binary tree: each cell goes along its row or up (or down), by a coin,
 * towards one corner. Every way leads there without a step back, and two
 * borders meet in it that are passages from end to end. With a fair coin,
 * rows times columns over 4, plus 1, are dead ends on average.
 *
 * Draws: two, for the key of the rows. Each row then has a stream of its own,
 * see `rowStream`, and draws from the west: one for each cell that can go
 * both ways, which goes along where it is below the coin. So any row can be
 * made alone: see `binaryTreeRow`.
 *
 * @param grid A whole square grid, one whose `rows` are not null.
 * @param passages All closed; the maze is carved into them.
 * @param recorder Is told of each row's cells as they are come to (`visit`) and done with (`retreat`), and of
 * the passage of each (`carve`).
 * @throws MazeError `DOES_NOT_FIT` for any other grid, `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`,
 * all closed again.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const passages = new Passages(grid)
 * binaryTree(grid, passages, new Mulberry32(7), { bias: { corner: 'south-west', coin: 0.7 } })
 * passages.count // => 599
 * ```
 */
export function binaryTree(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: BinaryTreeOptions = {},
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  checkFits({ needs: ['rows'] }, grid, 'binary-tree')
  checkFields('options', options, ['bias'])
  const { bias = {} } = options
  checkBinaryTreeBias(bias)
  const size = grid.rows!
  const plan = binaryTreePlan(size, bias)
  const carveLattice: LatticeKernel = (lattice, bytes, stream) =>
    binaryTreeLattice(lattice, bytes, stream, plan)
  if (carvedOnSquares(grid, passages, chance, recorder, carveLattice)) return
  const graph = graphOf(grid)
  const marks = borrowBytes(size.width)
  const { open } = passages
  allOrNothing(open, () => carveRows(graph, open, rowKey(chance), plan, marks, recorder))
  giveBackBytes(marks)
}

function carveRows(
  graph: GraphGrid,
  open: Uint8Array,
  key: RowKey,
  plan: BinaryTreePlan,
  marks: Uint8Array,
  recorder: Recorder | undefined,
): void {
  const { width, height } = graph.rows!
  for (let row = 0; row < height; row++) {
    fillBinaryTreeRow(rowStream(key, row), row, width, plan, marks)
    carveRow(graph, open, row * width, width, marks)
    if (recorder !== undefined) tellRow(graph, row * width, width, marks, recorder)
  }
}

function carveRow(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  from: number,
  width: number,
  marks: Uint8Array,
): void {
  for (let column = 0; column < width; column++) {
    const mark = marks[column]!
    if (mark === 0) continue
    // A mark is 1 << the slot of its side.
    const side = first[from + column]! + 31 - Math.clz32(mark)
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
  }
}

/** Tells what {@link carveRow} does: apart from it, so that nothing of it stands in a loop that nobody watches. */
function tellRow(
  { first }: GraphGrid,
  from: number,
  width: number,
  marks: Uint8Array,
  recorder: Recorder,
): void {
  for (let column = 0; column < width; column++) {
    const cell = from + column
    const mark = marks[column]!
    recorder.visit(cell)
    if (mark !== 0) recorder.carve(first[cell]! + 31 - Math.clz32(mark))
    recorder.retreat(cell)
  }
}
