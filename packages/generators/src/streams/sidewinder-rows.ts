import { type GridRows, MazeError, shown } from '@meikyuu/grid'
import type { RowKey } from '../rows/row-key.js'
import { rowStream } from '../rows/row-stream.js'
import { checkSidewinderBias, type SidewinderBias } from '../rows/sidewinder-bias.js'
import { sidewinderPlan } from '../rows/sidewinder-row.js'
import { checkStream } from './check-stream.js'
import { fillSidewinderMarks } from './fill-sidewinder-marks.js'
import { wholeRows } from './whole-rows.js'

/**
 * The maze of `sidewinder` row by row from the north, passage for passage, in
 * memory for five rows. A row is a byte a cell from the west: bit `s` is set
 * where side `s` is open (north 1, east 2, south 4, west 8). The next row is in
 * the same bytes.
 *
 * Runs to the east or west lie along columns, and do not come row by row.
 *
 * @param key That of the maze: `rowKey` of its stream.
 * @param size Of the maze; its cells may be up to 2^53 - 1.
 * @param bias As `sidewinder` takes it, to the north or south.
 * @throws MazeError `BAD_ARGUMENT`, `TOO_BIG`, before the first row.
 *
 * @example
 * ```ts
 * const key = rowKey(rngFor(42, 4 * 3))
 * const rows = sidewinderRows(key, { width: 4, height: 3 })
 * Array.from(rows, (row) => row.join(' ')) // => ['6 10 10 12', '7 10 8 5', '3 10 8 1']
 * ```
 */
export function sidewinderRows(
  key: RowKey,
  size: GridRows,
  bias: SidewinderBias = {},
): Generator<Uint8Array, void, undefined> {
  checkStream(size)
  checkSidewinderBias(bias)
  const plan = sidewinderPlan(size, bias)
  if (plan.columns)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'bias.side',
      expected: 'north or south, as rows come one by one',
      got: shown(bias.side),
    })
  rowStream(key, 0)
  return wholeRows(size, (row, marks) => fillSidewinderMarks(key, row, plan, marks))
}
