import { type GridRows, newInts } from '@meikyuu/grid'
import { type BinaryTreeBias, checkBinaryTreeBias } from '../rows/binary-tree-bias.js'
import { binaryTreePlan } from '../rows/binary-tree-row.js'
import type { RowKey } from '../rows/row-key.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import { rowStream } from '../rows/row-stream.js'
import { checkStream } from './check-stream.js'
import { DRAWN_AT_ONCE } from './drawn-at-once.js'
import { fillBinaryTreeMarks } from './fill-binary-tree-marks.js'
import type { Lines } from './lines.js'
import { type StreamedWay, wayByLines } from './streamed-way.js'

/**
 * The way between two cells of a maze of `binaryTree`, without the maze: as
 * `sidewinderWay`, by rows.
 *
 * @param key That of the maze: `rowKey` of its stream.
 * @param size Of the maze; its cells may be up to 2^53 - 1.
 * @param from A cell, numbered row by row.
 * @param to Another, or the same.
 * @param bias As `binaryTree` takes it.
 * @throws MazeError `BAD_ARGUMENT`, `NO_SUCH_CELL`, `TOO_BIG`.
 *
 * @example
 * ```ts
 * const key = rowKey(rngFor(42, 4 * 3))
 * [...binaryTreeWay(key, { width: 4, height: 3 }, 9, 6)] // => [9, 10, 6]
 * ```
 */
export function binaryTreeWay(
  key: RowKey,
  size: GridRows,
  from: number,
  to: number,
  bias: BinaryTreeBias = {},
): StreamedWay {
  checkStream(size)
  checkBinaryTreeBias(bias)
  const plan = binaryTreePlan(size, bias)
  const words = newInts(Math.min(DRAWN_AT_ONCE, size.width))
  const lines: Lines = {
    count: size.height,
    length: size.width,
    edgeLine: plan.edgeRow,
    columns: false,
    along: plan.along,
    forward: plan.along === ROW_MARKS.east,
    out: plan.out,
    fill: (row, marks) => fillBinaryTreeMarks(rowStream(key, row), row, size.width, plan, marks, words),
  }
  return wayByLines(lines, from, to)
}
