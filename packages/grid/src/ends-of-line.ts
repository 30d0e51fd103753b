import type { SideLine } from './layout.js'
import { cos } from './math/cos.js'
import { sin } from './math/sin.js'

/** Where a side begins and ends, as [x, y]. */
export function endsOfLine(line: SideLine): readonly [begin: Corner, end: Corner] {
  if (line.kind === 'line')
    return [
      [line.x1, line.y1],
      [line.x2, line.y2],
    ]
  const { cx, cy, radius, from, to } = line
  return [
    [cx + radius * cos(from), cy + radius * sin(from)],
    [cx + radius * cos(to), cy + radius * sin(to)],
  ]
}

/** A corner of a cell. */
export type Corner = readonly [x: number, y: number]
