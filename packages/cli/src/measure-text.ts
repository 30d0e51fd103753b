import { type MazeDifficulty, ratingOf } from 'meikyuu'
import type { Palette } from './palette.js'

/** A figure's name and how it is written. */
type Field = readonly [name: string, value: string]

/** Columns of fields, the most that fit first. */
const LAYOUTS = [3, 2, 1]

const INDENT = '  '
const BETWEEN = '   '

/** The counts of the measure, in as many columns as there is room for. */
export function measureText({ measure }: MazeDifficulty, palette: Palette, width: number): string {
  const fields: readonly Field[] = [
    ['cells', String(measure.cells)],
    ['dead ends', `${measure.deadEnds} (${percent(measure.deadEndShare)})`],
    ['junctions', String(measure.junctions)],
    ['river', percent(measure.river)],
    ['cells on the way', String(measure.solution)],
    ['decisions', String(measure.decisions)],
    ['wrong branches', String(measure.branches)],
    ['longest branch', String(measure.longestBranch)],
    ['cells of branches', String(measure.wasted)],
    ['detour to keys', String(measure.detour)],
    ['effort', String(measure.effort)],
    ['rating', String(ratingOf(measure.effort))],
  ]
  const columns = LAYOUTS.map((count) => columnsOf(fields, count))
  const fitting = columns.find((each) => widthOf(each) <= width) ?? columns.at(-1)!
  const lines = Array.from({ length: fitting[0]!.length }, (_, row) =>
    fitting.map((column) => fieldText(column, row, palette)).join(BETWEEN),
  )
  return [palette.strong('Measure'), ...lines.map((line) => `${INDENT}${line}`)].join('\n')
}

function columnsOf(fields: readonly Field[], count: number): Field[][] {
  const height = Math.ceil(fields.length / count)
  return Array.from({ length: count }, (_, i) => fields.slice(i * height, (i + 1) * height))
}

function widthOf(columns: readonly (readonly Field[])[]): number {
  const widths = columns.map((column) => widest(column, 0) + 2 + widest(column, 1))
  return INDENT.length + widths.reduce((sum, width) => sum + width) + BETWEEN.length * (columns.length - 1)
}

function fieldText(column: readonly Field[], row: number, palette: Palette): string {
  const [name, value] = column[row]!
  return `${palette.faint(name.padEnd(widest(column, 0)))}  ${value.padStart(widest(column, 1))}`
}

function widest(column: readonly Field[], part: 0 | 1): number {
  return Math.max(...column.map((field) => field[part].length))
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
