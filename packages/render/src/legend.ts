import { brokenLines, lettersIn } from './broken-lines.js'
import { isShown, SWATCH_WIDTH, type Swatch, swatchLayers } from './legend-swatch.js'
import type { Layer } from './picture.js'

/** A line of a legend: what is shown, and what it means. */
export interface LegendEntry {
  readonly swatch: Swatch
  readonly words: string
}

/** A legend laid out: how much room it takes, and its layers where it stands. */
export interface Legend {
  readonly width: number
  readonly height: number
  layersAt(left: number, top: number): Layer[]
}

/** How wide a letter is on average, in font sizes: a little more than text in DejaVu Sans has. */
const LETTER = 0.58

/** All of these in font sizes. */
const LINE_HEIGHT = 1.4
const BETWEEN_ENTRIES = 0.4
const BETWEEN_COLUMNS = 2
const INDENT = SWATCH_WIDTH + 0.8
const LEAST_WIDTH = 26

/** An entry with its place from the legend's corner, in font sizes. */
interface PlacedEntry {
  readonly swatch: Swatch
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
}

/**
 * Lays out a legend: in as many columns as a width holds, or one, long lines
 * broken at blanks, and words longer than a line anywhere. Widths of letters are guessed, as no font is at hand.
 *
 * @param room The width there is; 26 font sizes are taken where the words need them.
 */
export function legendOf(
  entries: readonly LegendEntry[],
  size: number,
  room: number,
  colour: string,
  oneColumn: boolean,
): Legend {
  const shown = entries.filter(({ swatch }) => isShown(swatch))
  const most = Math.max(room / size, LEAST_WIDTH)
  const natural = Math.max(0, ...shown.map(({ words }) => INDENT + lettersIn(words) * LETTER))
  const column = Math.min(natural, most)
  const fitting = oneColumn ? 1 : Math.floor((most + BETWEEN_COLUMNS) / (column + BETWEEN_COLUMNS))
  const perColumn = Math.ceil(shown.length / Math.max(1, fitting))
  const columns = perColumn === 0 ? 0 : Math.ceil(shown.length / perColumn)
  const placed = placedEntries(shown, column, perColumn)
  const bottom = placed.reduce((most, { y, lines }) => Math.max(most, y + lines.length * LINE_HEIGHT), 0)
  return {
    width: Math.max(0, (column + BETWEEN_COLUMNS) * columns - BETWEEN_COLUMNS) * size,
    height: bottom * size,
    layersAt: (left, top) => layersOf(placed, left, top, size, colour),
  }
}

/** One below the other, column after column. */
function placedEntries(entries: readonly LegendEntry[], column: number, perColumn: number): PlacedEntry[] {
  // A little more, so that what fits exactly does not fail by rounding.
  const letters = Math.max(1, Math.floor((column - INDENT) / LETTER + 1e-9))
  let y = 0
  return entries.map(({ swatch, words }, i) => {
    const lines = brokenLines(words, letters)
    if (i % perColumn === 0) y = 0
    const placed = { swatch, lines, x: Math.floor(i / perColumn) * (column + BETWEEN_COLUMNS), y }
    y += lines.length * LINE_HEIGHT + BETWEEN_ENTRIES
    return placed
  })
}

function layersOf(
  placed: readonly PlacedEntry[],
  left: number,
  top: number,
  size: number,
  colour: string,
): Layer[] {
  const swatches = placed.flatMap(({ swatch, x, y }) =>
    swatchLayers(swatch, left + x * size, top + (y + LINE_HEIGHT / 2) * size, size),
  )
  const labels = placed.flatMap(({ lines, x, y }) =>
    lines.map((text, i) => ({
      x: left + (x + INDENT) * size,
      y: top + (y + (i + 0.5) * LINE_HEIGHT) * size,
      text,
    })),
  )
  return [...swatches, { kind: 'labels', name: 'legend', colour, opacity: 1, size, anchor: 'start', labels }]
}
