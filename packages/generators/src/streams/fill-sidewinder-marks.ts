import { putRowState } from '../rows/put-row-state.js'
import type { RowKey } from '../rows/row-key.js'
import type { SidewinderPlan } from '../rows/sidewinder-row.js'
import { belowWord } from './below-word.js'
import { beginLine, endRuns, isLineOver, TO_PICK } from './end-runs.js'
import type { LineDraws } from './line-draws.js'
import { thresholdOf } from './threshold-of.js'

/**
 * The marks of a line's cells, as `fillSidewinderLine` fills them in by the
 * same draws, in a fraction of the time: see `endRuns`.
 */
export function fillSidewinderMarks(
  { high, low }: RowKey,
  at: number,
  { length, edgeLine, along, out, coin }: SidewinderPlan,
  marks: Uint8Array,
  { line, runs }: LineDraws,
): void {
  marks.fill(along, 0, length)
  if (at === edgeLine) {
    marks[length - 1] = 0
    return
  }
  const threshold = thresholdOf(coin)
  putRowState(high | 0, low | 0, at, line)
  beginLine(line)
  for (let run = 0; !isLineOver(line, length); )
    run = closeOut(marks, run, endRuns(line, length | 0, threshold, runs), runs, out)
}

/** Returns where the next run begins. */
function closeOut(marks: Uint8Array, first: number, count: number, runs: Int32Array, out: number): number {
  let run = first | 0
  for (let i = 0; i < count; i++) {
    const end = runs[i]!
    const chosen = (run + belowWord(runs[i + TO_PICK]!, (end - run) | 0)) | 0
    marks[end - 1] = 0
    marks[chosen] = marks[chosen]! | out
    run = end
  }
  return run
}
