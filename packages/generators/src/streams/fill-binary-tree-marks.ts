import type { Xoshiro128 } from '@meikyuu/grid'
import type { BinaryTreePlan } from '../rows/binary-tree-row.js'
import { isBelow, thresholdOf } from './threshold-of.js'

/**
 * The marks of a row's cells, as `fillBinaryTreeRow` fills them in by the same
 * draws, in a fraction of the time: see `fillSidewinderMarks`.
 *
 * @param words Room for draws; more are made than the row takes.
 */
export function fillBinaryTreeMarks(
  stream: Xoshiro128,
  row: number,
  width: number,
  plan: BinaryTreePlan,
  marks: Uint8Array,
  words: Int32Array,
): void {
  const { edgeRow, edgeColumn, along, out, coin } = plan
  if (row === edgeRow) {
    marks.fill(along, 0, width)
    marks[edgeColumn] = 0
    return
  }
  const { half, odd } = thresholdOf(coin)
  // All cells but that of the edge draw, from the west.
  const first = edgeColumn === 0 ? 1 : 0
  const end = first + width - 1
  for (let from = first; from < end; from += words.length) {
    stream.fill(words)
    toss(words, half, odd, along, out, marks, from, Math.min(end, from + words.length))
  }
  marks[edgeColumn] = out
}

function toss(
  words: Int32Array,
  half: number,
  odd: number,
  along: number,
  out: number,
  marks: Uint8Array,
  from: number,
  end: number,
): void {
  const count = (end - from) | 0
  for (let i = 0; i < count; i++) marks[from + i] = out ^ ((along ^ out) & isBelow(words[i]!, half, odd))
}
