import type { RowKey } from '../rows/row-key.js'
import type { SidewinderPlan } from '../rows/sidewinder-row.js'
import { closeRuns } from './close-runs.js'

/**
 * The marks of a line's cells, as `fillSidewinderLine` fills them in by the
 * same draws, in a fraction of the time: see `closeRuns`.
 */
export function fillSidewinderMarks(
  key: RowKey,
  line: number,
  { length, edgeLine, along, out, coin }: SidewinderPlan,
  marks: Uint8Array,
): void {
  marks.fill(along, 0, length)
  if (line === edgeLine) marks[length - 1] = 0
  else closeRuns(key, line, { length, coin, ahead: along, side: out, out: 0, across: 0 }, marks, 0)
}
