import type { GridRows, Rng } from '@meikyuu/grid'
import { type BinaryTreeBias, checkBinaryTreeBias } from './binary-tree-bias.js'
import { checkLine } from './check-line.js'
import type { RowKey } from './row-key.js'
import { ROW_MARKS } from './row-marks.js'
import { rowStream } from './row-stream.js'

/** A bias worked out for a size. */
export interface BinaryTreePlan {
  /** The row all of whose cells go along it. */
  readonly edgeRow: number
  /** The column all of whose cells go up or down. */
  readonly edgeColumn: number
  /** The mark of going along the row. */
  readonly along: number
  /** The mark of going up or down. */
  readonly out: number
  /** The share that goes along the row. */
  readonly coin: number
}

/** Works a bias out, which must have been checked. */
export function binaryTreePlan(size: GridRows, bias: BinaryTreeBias): BinaryTreePlan {
  const { corner = 'north-east', coin = 0.5 } = bias
  const north = corner === 'north-east' || corner === 'north-west'
  const east = corner === 'north-east' || corner === 'south-east'
  return {
    edgeRow: north ? 0 : size.height - 1,
    edgeColumn: east ? size.width - 1 : 0,
    along: east ? ROW_MARKS.east : ROW_MARKS.west,
    out: north ? ROW_MARKS.north : ROW_MARKS.south,
    coin,
  }
}

/**
 * One row of {@link binaryTree}, made without any other: the marks of its cells
 * from the west, as {@link ROW_MARKS} has them. Each cell but the corner has
 * exactly one.
 *
 * @param key That of the maze: {@link rowKey} of its stream.
 * @param row Counted from 0 in the north.
 * @param size Of the whole maze.
 * @throws MazeError `BAD_ARGUMENT`
 *
 * @example
 * ```ts
 * const key = rowKey(new Mulberry32(42))
 * binaryTreeRow(key, 0, { width: 4, height: 1_000_000 }) // => Uint8Array.of(2, 2, 2, 0)
 * binaryTreeRow(key, 777_777, { width: 4, height: 1_000_000 }) // => Uint8Array.of(1, 1, 2, 1)
 * ```
 */
export function binaryTreeRow(
  key: RowKey,
  row: number,
  size: GridRows,
  bias: BinaryTreeBias = {},
): Uint8Array {
  checkBinaryTreeBias(bias)
  checkLine('row', row, size, 'height')
  const marks = new Uint8Array(size.width)
  fillBinaryTreeRow(rowStream(key, row), row, size.width, binaryTreePlan(size, bias), marks)
  return marks
}

/** Fills in the marks of a row's cells, from the west: one draw for each cell that has a choice. */
export function fillBinaryTreeRow(
  stream: Rng,
  row: number,
  width: number,
  { edgeRow, edgeColumn, along, out, coin }: BinaryTreePlan,
  marks: Uint8Array,
): void {
  if (row === edgeRow) {
    marks.fill(along, 0, width)
    marks[edgeColumn] = 0
    return
  }
  for (let column = 0; column < width; column++)
    marks[column] = column !== edgeColumn && stream.next() < coin ? along : out
}
