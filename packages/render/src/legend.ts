import { isShown, SWATCH_WIDTH, type Swatch, swatchLayers } from './legend-swatch.js'
import type { Label, Layer } from './picture.js'

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

/**
 * Lays out a legend: in as many columns as a width holds, long lines broken at
 * blanks. Widths of letters are guessed, as no font is at hand.
 *
 * @param room The width there is; at least 26 font sizes are taken where the words need them.
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
  const natural = Math.max(0, ...shown.map(({ words }) => INDENT + words.length * LETTER))
  const column = Math.min(natural, most)
  const fitting = Math.floor((most + BETWEEN_COLUMNS) / (column + BETWEEN_COLUMNS))
  const columns = oneColumn ? 1 : Math.max(1, Math.min(shown.length, fitting))
  const perColumn = Math.ceil(shown.length / columns)
  const letters = Math.max(1, Math.floor((column - INDENT) / LETTER + 1e-9))
  let height = 0
  const placed = shown.map(({ swatch, words }, i) => ({
    swatch,
    lines: broken(words, letters),
    x: Math.floor(i / perColumn) * (column + BETWEEN_COLUMNS),
    y: 0,
  }))
  placed.forEach((entry, i) => {
    const above = i % perColumn === 0 ? undefined : placed[i - 1]
    entry.y = above === undefined ? 0 : above.y + above.lines.length * LINE_HEIGHT + BETWEEN_ENTRIES
    height = Math.max(height, entry.y + entry.lines.length * LINE_HEIGHT)
  })
  const width = (column + BETWEEN_COLUMNS) * Math.ceil(shown.length / perColumn) - BETWEEN_COLUMNS
  return {
    width: shown.length === 0 ? 0 : width * size,
    height: height * size,
    layersAt(left, top) {
      const labels: Label[] = placed.flatMap(({ lines, x, y }) =>
        lines.map((text, i) => ({
          x: left + (x + INDENT) * size,
          y: top + (y + (i + 0.5) * LINE_HEIGHT) * size,
          text,
        })),
      )
      return [
        ...placed.flatMap(({ swatch, x, y }) =>
          swatchLayers(swatch, left + x * size, top + (y + LINE_HEIGHT / 2) * size, size),
        ),
        { kind: 'labels', name: 'legend', colour, opacity: 1, size, anchor: 'start', labels },
      ]
    },
  }
}

/** A text in lines of at most so many letters, broken at blanks; a longer word is a line of its own. */
function broken(text: string, letters: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > letters) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  lines.push(line)
  return lines
}
