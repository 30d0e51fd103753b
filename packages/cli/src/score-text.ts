import { explanationJson } from './explain/explanation-json.js'
import { explanationText } from './explain/explanation-text.js'
import { figuresJson } from './figures-json.js'
import { figuresText } from './figures-text.js'
import type { Palette } from './palette.js'
import { scoreRow } from './score-table.js'
import type { Shown } from './shown-maze.js'
import { jsonLine } from './visible.js'

/** How scores are printed: plain data, for workers are told of it. */
export interface ScoreForm {
  /** As a line of JSON. */
  readonly json: boolean
  /** With why. */
  readonly explain: boolean
  readonly hasColours: boolean
  /** The columns that there are for text, */
  readonly width: number
  /** and for the table: Infinity where no terminal breaks its lines. */
  readonly table: number
}

/** What is printed of a maze: a line, or paragraphs after a blank line. */
export function scoreText(
  shown: Shown,
  { json, explain, width, table }: ScoreForm,
  palette: Palette,
): string {
  if (json) return `${jsonLine({ ...figuresJson(shown), ...(explain && { why: explanationJson(shown) }) })}\n`
  if (!explain) return `${scoreRow(shown, palette, table)}\n`
  const parts = [
    palette.strong(shown.name),
    figuresText(shown, palette, width),
    explanationText(shown, palette, width),
  ]
  return `\n${parts.join('\n\n')}\n`
}
