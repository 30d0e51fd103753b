import type { GridRows } from '@meikyuu/grid'
import type { RowKey } from '../rows/row-key.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import { checkSidewinderBias, type SidewinderBias } from '../rows/sidewinder-bias.js'
import { type SidewinderPlan, sidewinderPlan } from '../rows/sidewinder-row.js'
import { checkStream } from './check-stream.js'
import { fillSidewinderMarks } from './fill-sidewinder-marks.js'
import type { Lines } from './lines.js'
import { type StreamedWay, wayByLines } from './streamed-way.js'

/**
 * The way between two cells of a maze of `sidewinder`, without the maze: only
 * the lines (rows, or columns where runs are closed out to the east or west)
 * from the cells to where their ways meet are made, each once, in memory for a
 * few lines. Where more lines are climbed than a line has cells, and more than
 * 4096, walking over the way makes them anew.
 *
 * @param key That of the maze: `rowKey` of its stream.
 * @param size Of the maze; its cells may be up to 2^53 - 1.
 * @param from A cell, numbered row by row.
 * @param to Another, or the same.
 * @param bias As `sidewinder` takes it.
 * @throws MazeError `BAD_ARGUMENT`, `NO_SUCH_CELL`, `TOO_BIG`.
 *
 * @example
 * ```ts
 * const key = rowKey(rngFor(42, 4 * 3))
 * const way = sidewinderWay(key, { width: 4, height: 3 }, 10, 7)
 * way.length // => 9
 * [...way] // => [10, 9, 8, 4, 0, 1, 2, 3, 7]
 * ```
 */
export function sidewinderWay(
  key: RowKey,
  size: GridRows,
  from: number,
  to: number,
  bias: SidewinderBias = {},
): StreamedWay {
  checkStream(size)
  checkSidewinderBias(bias)
  return wayByLines(sidewinderLines(key, sidewinderPlan(size, bias)), from, to)
}

function sidewinderLines(key: RowKey, plan: SidewinderPlan): Lines {
  const { columns, lines: count, length, edgeLine, along, out } = plan
  return {
    count,
    length,
    edgeLine,
    columns,
    along,
    forward: along === ROW_MARKS.east || along === ROW_MARKS.south,
    out,
    fill: (line, marks) => fillSidewinderMarks(key, line, plan, marks),
  }
}
