import { MazeError, newInts, shown } from '@meikyuu/grid'
import { takesRoom } from '../tiles/block-characters.js'
import { digitTiles } from './digit-tiles.js'
import { nameOfCode } from './name-of-code.js'
import { textLines } from './text-lines.js'
import type { TextReading } from './text-options.js'

/** A text as rows of characters, all equally long, without what surrounds the drawing. */
export interface TextRaster {
  readonly rows: number
  readonly columns: number
  /** The code point at `row * columns + column`; 0 past the end of a line. */
  readonly codes: Int32Array
  /** How many lines of the text stand above. */
  readonly above: number
  /** How many characters of each line stand to the left. */
  readonly indent: number
  /** How many characters of the text a place takes: more than one in a table. */
  readonly step: number
}

/** The fewest places that a text may have, however few cells are allowed. */
const LEAST_PLACES = 4096

/**
 * How many characters a text may have for each cell that is allowed: the widest
 * that `textOf` draws takes 30, block art blown up threefold 36.
 */
const PLACES_A_CELL = 64

/**
 * Lays a text out. Looks at each character a few times; the memory is bounded
 * by the cells that are allowed, also where one line is long and many are short.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no text, `TOO_BIG` before any of it is looked at, `BAD_TEXT`
 * for one without anything drawn and for characters that take no room, such as control characters.
 */
export function textRaster(text: string, reading: TextReading): TextRaster {
  if (typeof text !== 'string')
    throw new MazeError('BAD_ARGUMENT', { name: 'text', expected: 'a text', got: shown(text) })
  const most = Math.max(LEAST_PLACES, reading.maxCells * PLACES_A_CELL)
  checkPlaces('the characters of the text', text.length, most)
  const { lines: drawn, above, indent } = textLines(text)
  const { lines, step } = digitTiles(drawn, reading) ?? { lines: drawn, step: 1 }
  const columns = lines.reduce((longest, line) => Math.max(longest, codePoints(line)), 0)
  checkPlaces('the lines of the text by the longest one', lines.length * columns, most)
  const raster = { rows: lines.length, columns, codes: newInts(lines.length * columns), above, indent, step }
  const known = new Set<number>()
  for (let row = 0; row < lines.length; row++) {
    let column = 0
    for (const character of lines[row]!) {
      const code = character.codePointAt(0)!
      if (!known.has(code) && !takesRoom(character)) throw noRoom(raster, row, column, code)
      known.add(code)
      raster.codes[row * columns + column++] = code
    }
  }
  return raster
}

/** Where a character takes no room on a line, or nobody knows how much, nothing stands where it seems to. */
function noRoom(raster: TextRaster, row: number, column: number, code: number): MazeError {
  const expected = 'characters that take room on a line'
  return new MazeError('BAD_TEXT', { ...positionIn(raster, row, column), expected, got: nameOfCode(code) })
}

/** Where a place of the raster stands in the text, both counted from 1. */
export function positionIn(
  { above, indent, step }: TextRaster,
  row: number,
  column: number,
): { readonly line: number; readonly column: number } {
  return { line: above + row + 1, column: indent + column * step + 1 }
}

function checkPlaces(what: string, got: number, most: number): void {
  if (got > most) throw new MazeError('TOO_BIG', { what, got, most })
}

function codePoints(line: string): number {
  let count = 0
  for (const _ of line) count++
  return count
}
