import { borrowBytes, giveBackBytes, type LatticeGrid, type OwnStream } from '@meikyuu/grid'
import { type RowKey, rowKey } from '../rows/row-key.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import type { SidewinderPlan } from '../rows/sidewinder-row.js'
import { closeRuns, type RunsLayout } from '../streams/close-runs.js'
import { fillSidewinderMarks } from '../streams/fill-sidewinder-marks.js'
import { openLine } from './open-line.js'
import { opposite } from './opposite.js'

/** The sidewinder on a lattice. */
export function sidewinderLattice(
  { stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  plan: SidewinderPlan,
): void {
  const key = rowKey(rng)
  if (plan.columns) putColumns(key, bytes, stride, plan)
  else closeRows(key, bytes, stride, plan)
}

/** Each row is opened from end to end, then closed where its runs end. */
function closeRows(
  key: RowKey,
  bytes: Uint8Array,
  stride: number,
  { lines, length, edgeLine, along, out, coin }: SidewinderPlan,
): void {
  const layout: RunsLayout = {
    length,
    coin,
    ahead: along,
    side: out,
    out: out === ROW_MARKS.north ? -stride : stride,
    across: opposite(out),
  }
  // From the edge on, so that a row is written before the next opens it from across.
  const onward = edgeLine === 0 ? 1 : -1
  for (let row = edgeLine; row >= 0 && row < lines; row += onward) {
    const from = (row + 1) * stride
    openLine(bytes, from | 0, length | 0, along, opposite(along))
    if (row !== edgeLine) closeRuns(key, row, layout, bytes, from)
  }
}

/** A column's cells do not lie side by side: its marks are made by themselves, and then put where they belong. */
function putColumns(key: RowKey, bytes: Uint8Array, stride: number, plan: SidewinderPlan): void {
  const marks = borrowBytes(plan.length)
  for (let column = 0; column < plan.lines; column++) {
    fillSidewinderMarks(key, column, plan, marks)
    putColumn(bytes, (stride + column) | 0, stride | 0, marks, plan)
  }
  giveBackBytes(marks)
}

/** Opens passages from both sides: those along to the south, and those out. */
function putColumn(
  bytes: Uint8Array,
  from: number,
  stride: number,
  marks: Uint8Array,
  { length, along, out: side }: SidewinderPlan,
): void {
  const out = side === ROW_MARKS.east ? 1 : -1
  const back = opposite(along) | 0
  const across = opposite(side) | 0
  let position = from | 0
  let came = 0
  for (let i = 0; i < length; i++) {
    const mark = marks[i]!
    const turned = opposite(mark)
    bytes[position] = bytes[position]! | mark | came
    came = turned & back
    const beyond = (position + out) | 0
    bytes[beyond] = bytes[beyond]! | (turned & across)
    position = (position + stride) | 0
  }
}
