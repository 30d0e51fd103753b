import { TILES } from '../tiles/tiles.js'
import type { TextReading } from './text-options.js'

/** A line of digits with the same thing between each two: commas, semicolons, tabs or spaces. */
const DIGITS = /^[0-5](?:(?:,[0-5])+|(?:, [0-5])+|(?:;[0-5])+|(?:\t[0-5])+|(?: [0-5])+)$/

/** Lines of tiles, and how many characters of the text each of them takes. */
export interface DigitTiles {
  readonly lines: readonly string[]
  readonly step: number
}

/**
 * A table of the numbers of TILES, as `csvOf` writes it, as block art: digits
 * without what is between them, marks and ways as they are read otherwise. Null
 * for any other text.
 */
export function digitTiles(lines: readonly string[], reading: TextReading): DigitTiles | null {
  const between = betweenOf(lines[0]!)
  if (between === null || reading.form === 'lines') return null
  for (const line of lines) if (!DIGITS.test(line) || betweenOf(line) !== between) return null
  const step = between.length + 1
  const marks = marksOf(reading)
  return { lines: lines.map((line) => withoutBetween(line, step, marks)), step }
}

/** What is between the first two digits of a line, or null. */
function betweenOf(line: string): string | null {
  return /^[0-5](, ?|[; \t])[0-5]/.exec(line)?.[1] ?? null
}

/** What stands for a digit. A character that is an option's, or 0 or 1, stands for itself. */
function marksOf({ wall, floor, start, goal, key, trail }: TextReading): Map<string, string> {
  const marks = new Map<string, string>()
  const told = new Set([wall, floor, ...start, ...goal, ...key, ...trail])
  for (const [tile, codes] of [
    [TILES.start, start],
    [TILES.goal, goal],
    [TILES.key, key],
    [TILES.way, trail],
  ] as const) {
    const digit = String(tile)
    const [code] = codes
    if (code !== undefined && !told.has(digit.charCodeAt(0))) marks.set(digit, String.fromCodePoint(code))
  }
  return marks
}

function withoutBetween(line: string, step: number, marks: ReadonlyMap<string, string>): string {
  let tiles = ''
  for (let i = 0; i < line.length; i += step) tiles += marks.get(line[i]!) ?? line[i]!
  return tiles
}
