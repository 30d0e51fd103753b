import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream } from '@meikyuu/grid'
import { putRowState } from '../rows/put-row-state.js'
import { rowKey } from '../rows/row-key.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import type { SidewinderPlan } from '../rows/sidewinder-row.js'
import { belowWord } from '../streams/below-word.js'
import { beginLine, endRuns, isLineOver, LINE_WORDS, RUNS_WORDS, TO_PICK } from '../streams/end-runs.js'
import { thresholdOf } from '../streams/threshold-of.js'
import { openLine } from './open-line.js'
import { opposite } from './opposite.js'

/** The sidewinder on a lattice: each line is opened from end to end, then closed where its runs end. */
export function sidewinderLattice(
  { stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  plan: SidewinderPlan,
): void {
  const { high, low } = rowKey(rng)
  const { lines, length, edgeLine, columns, along } = plan
  const draws = borrowInts(LINE_WORDS)
  const runs = borrowInts(RUNS_WORDS)
  const threshold = thresholdOf(plan.coin)
  const step = columns ? stride : 1
  const out = stepOut(plan, stride)
  // From the edge on, so that a line is written before the next opens it from across.
  const onward = edgeLine === 0 ? 1 : -1
  for (let line = edgeLine; line >= 0 && line < lines; line += onward) {
    const from = columns ? stride + line : (line + 1) * stride
    openLine(bytes, from | 0, step | 0, length | 0, along, opposite(along))
    if (line === edgeLine) continue
    putRowState(high | 0, low | 0, line, draws)
    beginLine(draws)
    for (let run = 0; !isLineOver(draws, length); ) {
      const count = endRuns(draws, length | 0, threshold, runs)
      run = closeOut(bytes, from | 0, step | 0, out | 0, run, count, runs, along, plan.out)
    }
  }
  giveBackInts(draws)
  giveBackInts(runs)
}

/** How far the position across the side is by which runs are closed out. */
function stepOut({ out }: SidewinderPlan, stride: number): number {
  if (out === ROW_MARKS.north) return -stride
  if (out === ROW_MARKS.south) return stride
  return out === ROW_MARKS.east ? 1 : -1
}

/**
 * Closes runs off from the next and out by the cells that are picked. A run's
 * first and last cell are written anew, both or, in a run of one, the same: there
 * nothing goes along. Returns where the next run begins.
 */
function closeOut(
  bytes: Uint8Array,
  from: number,
  step: number,
  out: number,
  first: number,
  count: number,
  runs: Int32Array,
  ahead: number,
  side: number,
): number {
  const back = opposite(ahead)
  const across = opposite(side)
  let run = first | 0
  let position = (from + Math.imul(step, run)) | 0
  for (let i = 0; i < count; i++) {
    const end = runs[i]!
    const length = (end - run) | 0
    const isLonger = (1 - length) >> 31
    const chosen = (position + Math.imul(step, belowWord(runs[i + TO_PICK]!, length))) | 0
    bytes[position] = ahead & isLonger
    position = (from + Math.imul(step, end)) | 0
    bytes[position - step] = back & isLonger
    bytes[chosen] = bytes[chosen]! | side
    const beyond = (chosen + out) | 0
    bytes[beyond] = bytes[beyond]! | across
    run = end
  }
  return run
}
