import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  type LatticeGrid,
  type OwnStream,
} from '@meikyuu/grid'
import { rowKey } from '../rows/row-key.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import { rowStream } from '../rows/row-stream.js'
import type { SidewinderPlan } from '../rows/sidewinder-row.js'
import { DRAWN_AT_ONCE } from '../streams/drawn-at-once.js'
import { fillSidewinderMarks } from '../streams/fill-sidewinder-marks.js'
import { placeLine } from './place-line.js'

/** The sidewinder on a lattice: each line's marks, made in bulk, then put in their places. */
export function sidewinderLattice(
  { stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  plan: SidewinderPlan,
): void {
  const key = rowKey(rng)
  const { lines, length, columns, along } = plan
  const marks = borrowBytes(length)
  const words = borrowInts(DRAWN_AT_ONCE)
  const out = stepOut(plan, stride)
  for (let line = 0; line < lines; line++) {
    const from = columns ? stride + line : (line + 1) * stride
    fillSidewinderMarks(rowStream(key, line), line, plan, marks, words)
    placeLine(bytes, from, columns ? stride : 1, out, along, marks, 0, 1, length)
  }
  giveBackInts(words)
  giveBackBytes(marks)
}

function stepOut({ out }: SidewinderPlan, stride: number): number {
  if (out === ROW_MARKS.north) return -stride
  if (out === ROW_MARKS.south) return stride
  return out === ROW_MARKS.east ? 1 : -1
}
