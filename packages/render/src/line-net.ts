import { endsOfLine, type Grid, graphOf, newBytes, newInts, type SideLine } from '@meikyuu/grid'
import { vertexTable } from './vertices.js'

/** A piece of a circle that a side is drawn as. */
export type Arc = Extract<SideLine, { kind: 'arc' }>

/** Lines and arcs between numbered points. The ends of line `i` are `2 * i` and `2 * i + 1`. */
export interface LineNet {
  /** How many lines there are. */
  readonly lines: number
  /** The point at each end. */
  readonly vertexOf: Int32Array
  /** How many points there are, and where: `xy[2 * v]`, `xy[2 * v + 1]`. */
  readonly vertices: number
  readonly xy: Float64Array
  /** The arc that a line is, from its even end to its odd one; null where it is straight. */
  arcOf(line: number): Arc | null
}

/** Calls `visit` for sides of a grid, told by their cell and which of its sides they are. */
export type EachSide = (visit: (cell: number, slot: number) => void) => void

/** Collects those of the sides that have a line or an arc. `each` runs twice and tells the same. */
export function sideNet(grid: Grid, each: EachSide): LineNet {
  const { layout } = graphOf(grid)
  let most = 0
  each(() => most++)
  const cellOf = newInts(most)
  const slotOf = newInts(most)
  const isArc = newBytes(most)
  const vertexOf = newInts(most * 2)
  const vertices = vertexTable(most * 2)
  let lines = 0
  each((cell, slot) => {
    const line = layout.sideLine(cell, slot)
    if (line === null) return
    const [[x1, y1], [x2, y2]] = endsOfLine(line)
    cellOf[lines] = cell
    slotOf[lines] = slot
    isArc[lines] = line.kind === 'arc' ? 1 : 0
    vertexOf[lines * 2] = vertices.at(x1, y1)
    vertexOf[lines * 2 + 1] = vertices.at(x2, y2)
    lines++
  })
  const arcOf = (line: number): Arc | null =>
    isArc[line] === 1 ? (layout.sideLine(cellOf[line]!, slotOf[line]!) as Arc) : null
  return { lines, vertexOf, vertices: vertices.count, xy: vertices.xy, arcOf }
}
