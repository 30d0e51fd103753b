import { type GridRows, newInts } from '@meikyuu/grid'
import { type BinaryTreeBias, checkBinaryTreeBias } from '../rows/binary-tree-bias.js'
import { binaryTreePlan } from '../rows/binary-tree-row.js'
import type { RowKey } from '../rows/row-key.js'
import { rowStream } from '../rows/row-stream.js'
import { checkStream } from './check-stream.js'
import { DRAWN_AT_ONCE } from './drawn-at-once.js'
import { fillBinaryTreeMarks } from './fill-binary-tree-marks.js'
import { wholeRows } from './whole-rows.js'

/**
 * The maze of `binaryTree` row by row from the north, passage for passage, in
 * memory for five rows: as `sidewinderRows`.
 *
 * @param key That of the maze: `rowKey` of its stream.
 * @param size Of the maze; its cells may be up to 2^53 - 1.
 * @param bias As `binaryTree` takes it.
 * @throws MazeError `BAD_ARGUMENT`, `TOO_BIG`, before the first row.
 *
 * @example
 * ```ts
 * const key = rowKey(rngFor(42, 4 * 3))
 * const rows = binaryTreeRows(key, { width: 4, height: 3 })
 * Array.from(rows, (row) => row.join(' ')) // => ['2 10 14 12', '2 10 13 5', '2 10 9 1']
 * ```
 */
export function binaryTreeRows(
  key: RowKey,
  size: GridRows,
  bias: BinaryTreeBias = {},
): Generator<Uint8Array, void, undefined> {
  checkStream(size)
  checkBinaryTreeBias(bias)
  const plan = binaryTreePlan(size, bias)
  const { width } = size
  rowStream(key, 0)
  const words = newInts(Math.min(DRAWN_AT_ONCE, width))
  return wholeRows(size, (row, marks) =>
    fillBinaryTreeMarks(rowStream(key, row), row, width, plan, marks, words),
  )
}
