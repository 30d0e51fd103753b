import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  type LatticeGrid,
  type OwnStream,
} from '@meikyuu/grid'
import type { BinaryTreePlan } from '../rows/binary-tree-row.js'
import { rowKey } from '../rows/row-key.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import { rowStream } from '../rows/row-stream.js'
import { DRAWN_AT_ONCE } from '../streams/drawn-at-once.js'
import { fillBinaryTreeMarks } from '../streams/fill-binary-tree-marks.js'
import { placeLine } from './place-line.js'

/** The binary tree on a lattice: each row's marks, made in bulk, then put in their places. */
export function binaryTreeLattice(
  { width, height, stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  plan: BinaryTreePlan,
): void {
  const key = rowKey(rng)
  const marks = borrowBytes(width)
  const words = borrowInts(DRAWN_AT_ONCE)
  const out = plan.out === ROW_MARKS.north ? -stride : stride
  // From the side that the row leads away from, so that what is along comes next.
  const east = plan.along === ROW_MARKS.east
  const first = east ? 0 : width - 1
  const step = east ? 1 : -1
  for (let row = 0; row < height; row++) {
    fillBinaryTreeMarks(rowStream(key, row), row, width, plan, marks, words)
    placeLine(bytes, (row + 1) * stride + first, step, out, plan.along, marks, first, step, width)
  }
  giveBackInts(words)
  giveBackBytes(marks)
}
