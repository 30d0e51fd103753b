import type { GridRows, Rng } from '@meikyuu/grid'
import { checkLine } from './check-line.js'
import type { RowKey } from './row-key.js'
import { ROW_MARKS } from './row-marks.js'
import { rowStream } from './row-stream.js'
import { checkSidewinderBias, type SidewinderBias } from './sidewinder-bias.js'

/** A bias worked out for a size. A line is a row or a column: what runs lie along. */
export interface SidewinderPlan {
  /** Whether lines are columns. */
  readonly columns: boolean
  /** How many lines there are. */
  readonly lines: number
  /** Cells in a line. */
  readonly length: number
  /** The line that is one run, never closed out. */
  readonly edgeLine: number
  /** The mark of a passage to the line's next cell. */
  readonly along: number
  /** The mark of the passage by which a run is closed out. */
  readonly out: number
  /** The share of cells after which a run goes on. */
  readonly coin: number
}

/** Works a bias out, which must have been checked. */
export function sidewinderPlan({ width, height }: GridRows, bias: SidewinderBias): SidewinderPlan {
  const { side = 'north', coin = 0.5 } = bias
  const columns = side === 'east' || side === 'west'
  const lines = columns ? width : height
  return {
    columns,
    lines,
    length: columns ? height : width,
    edgeLine: side === 'north' || side === 'west' ? 0 : lines - 1,
    along: columns ? ROW_MARKS.south : ROW_MARKS.east,
    out: ROW_MARKS[side],
    coin,
  }
}

/**
 * One row of {@link sidewinder}, made without any other: the marks of its cells
 * from the west, as {@link ROW_MARKS} has them. Where runs are closed out to the
 * east or west it is a column, its cells from the north.
 *
 * @param key That of the maze: {@link rowKey} of its stream.
 * @param line Which row, from the north, or which column, from the west; from 0.
 * @param size Of the whole maze.
 * @throws MazeError `BAD_ARGUMENT`
 *
 * @example
 * ```ts
 * const key = rowKey(new Mulberry32(42))
 * sidewinderRow(key, 0, { width: 4, height: 1_000_000 }) // => Uint8Array.of(2, 2, 2, 0)
 * sidewinderRow(key, 777_777, { width: 4, height: 1_000_000 }) // => Uint8Array.of(1, 2, 1, 1)
 * ```
 */
export function sidewinderRow(
  key: RowKey,
  line: number,
  size: GridRows,
  bias: SidewinderBias = {},
): Uint8Array {
  checkSidewinderBias(bias)
  checkLine('line', line, size, bias.side === 'east' || bias.side === 'west' ? 'width' : 'height')
  const plan = sidewinderPlan(size, bias)
  const marks = new Uint8Array(plan.length)
  fillSidewinderLine(rowStream(key, line), line, plan, marks)
  return marks
}

/**
 * Fills in the marks of a line's cells: one draw a cell but the last for
 * whether the run goes on, and where it does not, one for the cell that closes
 * it out.
 */
export function fillSidewinderLine(
  stream: Rng,
  line: number,
  { length, edgeLine, along, out, coin }: SidewinderPlan,
  marks: Uint8Array,
): void {
  marks.fill(along, 0, length)
  marks[length - 1] = 0
  if (line === edgeLine) return
  let run = 0
  for (let i = 0; i < length; i++) {
    if (i + 1 < length && stream.next() < coin) continue
    marks[i] = 0
    const chosen = run + (stream.below(i + 1 - run) | 0)
    marks[chosen] = marks[chosen]! | out
    run = i + 1
  }
}
