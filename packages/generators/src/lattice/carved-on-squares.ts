import {
  borrowBytes,
  type Grid,
  giveBackBytes,
  type LatticeGrid,
  latticeGrid,
  ownStream,
  type Passages,
  perGrid,
  type Recorder,
  type Rng,
  storeOf,
} from '@meikyuu/grid'
import { FOUR_SIDES } from '../words/four-sides.js'
import { carvedOnLattice, type LatticeKernel } from './carved-on-lattice.js'

/** The lattice of the same squares. A function of it: what is kept beside a grid is looked through for its bytes. */
const latticeOf = /* @__PURE__ */ perGrid((grid): (() => LatticeGrid) => {
  const { width, height } = grid.rows!
  const lattice = latticeGrid(width, height)
  return () => lattice
})

/**
 * As {@link carvedOnLattice}, also for whole boards of squares in flat arrays, so
 * that nothing has to be looked up. The kernel carves a byte a square, from which
 * the sides are written in order.
 */
export function carvedOnSquares(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  recorder: Recorder | undefined,
  kernel: LatticeKernel,
): boolean {
  if (carvedOnLattice(grid, passages, rng, recorder, kernel)) return true
  const stream = ownStream(rng)
  if (grid.kind === 'lattice' || grid.rows === null) return false
  if (stream === null || recorder !== undefined) return false
  const open = storeOf(passages)
  if ((open.byteOffset & 3) !== 0) return false
  const lattice = latticeOf(grid)()
  const room = borrowBytes(lattice.positions)
  const bytes = room.subarray(0, lattice.positions).fill(0)
  kernel(lattice, bytes, stream)
  openSides(lattice, bytes, new Int32Array(open.buffer, open.byteOffset, grid.cells), FOUR_SIDES)
  giveBackBytes(room)
  return true
}

function openSides(
  { width, height, stride }: LatticeGrid,
  bytes: Uint8Array,
  open: Int32Array,
  fours: Int32Array,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let row = 0; row < height; row++)
    openRow(view, ((row + 1) * stride) | 0, width | 0, open, (row * width) | 0, fours)
}

/** Four squares by a word: one by one takes twice as long, and half of what a binary tree takes. */
function openRow(
  view: DataView,
  from: number,
  width: number,
  open: Int32Array,
  to: number,
  fours: Int32Array,
): void {
  const end = (to + width) | 0
  let position = from
  let cell = to
  for (; cell <= end - 4; cell = (cell + 4) | 0) {
    const word = view.getInt32(position, true)
    open[cell] = fours[word & 15]!
    open[cell + 1] = fours[(word >> 8) & 15]!
    open[cell + 2] = fours[(word >> 16) & 15]!
    open[cell + 3] = fours[(word >> 24) & 15]!
    position = (position + 4) | 0
  }
  for (; cell < end; cell = (cell + 1) | 0) {
    open[cell] = fours[view.getUint8(position) & 15]!
    position = (position + 1) | 0
  }
}
