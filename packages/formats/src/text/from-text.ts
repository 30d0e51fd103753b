import type { Maze } from '@meikyuu/grid'
import { blockPlan } from './block-plan.js'
import { isLineArt } from './line-glyphs.js'
import { linesPlan } from './lines-plan.js'
import { planBody } from './plan-body.js'
import { planEnds } from './plan-ends.js'
import { planPieces } from './plan-pieces.js'
import { inReadingOrder, type TextFinding } from './text-finding.js'
import { type TextForm, type TextReadOptions, textReading } from './text-options.js'
import { textRaster } from './text-raster.js'

/** What was read from a text. */
export interface ReadText {
  /** The maze: whole squares, or squares cut to the places that have cells. A map where no ends could be told. */
  readonly maze: Maze
  /** What is wrong with the drawing, in reading order; empty for a perfect maze in a sound wall. */
  readonly findings: readonly TextFinding[]
  /** How it was drawn. */
  readonly form: TextForm
}

/**
 * Reads a maze that is drawn in characters: in the block form of `blockOf`,
 * with any two characters, or as the table of `csvOf`; or in lines as `textOf` draws them in box
 * characters and in ASCII, with cells of any width. S is the start, G or E the
 * goal, k a key, in this case alone; a way that is drawn in is read as floor. Gaps in the outer
 * wall are doors: of a marked start or goal, or else the first is the entrance
 * and the last the exit.
 *
 * Lines may be indented, fenced, short of the spaces at their ends, and end in
 * any way; block art may be enlarged, have walls thicker or thinner than its
 * passages, or no outer wall. A shape may lie in blank land or in solid wall.
 *
 * What is wrong but leaves a maze is found, named with its line and column,
 * and mended: {@link TextFinding}. Cells that are cut off are left out, so that
 * all cells hang together. Keys come in reading order. About linear in
 * characters; limits are held to before memory is spent.
 *
 * @throws MazeError `BAD_TEXT`, with line and column, for what is no maze in
 * rows and columns; `TOO_BIG` for more cells than `maxCells`, or text than they
 * can take; `TOO_SMALL` where fewer than two cells are left; `BAD_ARGUMENT` for what is no text and options that are none.
 *
 * @example
 * ```ts
 * const { maze, findings } = fromText(`
 *   #######
 *   #S    #
 *   # ### #
 *   # #  G#
 *   ##### #
 * `)
 * maze.grid.cells // => 6
 * maze.goal // => 5
 * maze.passages.count // => 5
 * findings.map(({ line, column, message }) => `${line}:${column} ${message}`) // => []
 * fromText('+--+--+\n|     |\n+  +  +\n|     |\n+--+--+').findings[0].code // => 'LOOP'
 * ```
 */
export function fromText(text: string, options: TextReadOptions = {}): ReadText {
  const reading = textReading(options)
  const raster = textRaster(text, reading)
  const form = reading.form ?? (isLineArt(raster.codes) ? 'lines' : 'block')
  const plan = form === 'lines' ? linesPlan(raster, reading) : blockPlan(raster, reading)
  const pieces = planPieces(plan)
  const { grid, passages, findings: loops } = planBody(plan, pieces)
  const { ends, findings: holes } = planEnds(plan, pieces)
  const findings = inReadingOrder([...plan.findings, ...pieces.findings, ...loops, ...holes])
  return { maze: { grid, passages, ...ends }, findings, form }
}
