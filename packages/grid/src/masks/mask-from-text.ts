import { newBytes } from '../allocate.js'
import { checkOptions } from '../check-options.js'
import { MazeError, shown } from '../errors.js'
import { checkMaskSize, type Mask } from './mask.js'

/** How a mask is drawn. */
export interface MaskTextOptions {
  /**
   * The characters that stand for no cell; any other is one.
   * @defaultValue ' .' (a space and a dot)
   */
  readonly outside?: string
}

/**
 * A mask from text art, a line a row and a character a place: a space or a dot
 * is no cell, anything else is one. Lines may differ in length; what a short
 * one lacks is outside. A text (not a list of lines) may be a template literal
 * indented with the code: a blank first and a blank last line are left out, and
 * so are the spaces that all lines begin with, unless a space is a cell.
 *
 * @throws MazeError `BAD_MASK` for what is no text, and for control characters
 * such as tabs, whose width nobody knows; `TOO_BIG` for more than memory holds.
 *
 * @example
 * ```ts
 * const mask = maskFromText(['.##', '###', '##'])
 * [mask.width, mask.height] // => [3, 3]
 * [...mask.bytes] // => [0, 1, 1, 1, 1, 1, 1, 1, 0]
 * ```
 */
export function maskFromText(text: string | readonly string[], options: MaskTextOptions = {}): Mask {
  checkOptions('options', options)
  const { outside = ' .' } = options
  if (typeof outside !== 'string')
    throw new MazeError('BAD_ARGUMENT', { name: 'outside', expected: 'a text', got: shown(outside) })
  const absent = new Set(outside)
  // Characters, not UTF-16 units: an emoji is one place.
  const rows = linesOf(text, absent.has(' ')).map((line) => Array.from(line))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  checkMaskSize(width, rows.length)
  const bytes = newBytes(width * rows.length)
  for (const [row, characters] of rows.entries())
    for (const [column, character] of characters.entries()) {
      if (character < ' ' || character === '\u007f') throw controlCharacter(character, row, column)
      if (!absent.has(character)) bytes[row * width + column] = 1
    }
  return { width, height: rows.length, bytes }
}

function linesOf(text: string | readonly string[], isIndented: boolean): readonly string[] {
  if (typeof text === 'string') {
    const lines = text.split(/\r?\n/)
    const from = lines.length > 1 && isBlank(lines[0]!) ? 1 : 0
    const to = lines.length > from + 1 && isBlank(lines.at(-1)!) ? -1 : lines.length
    const drawn = lines.slice(from, to)
    const indent = isIndented ? commonIndent(drawn) : 0
    return drawn.map((line) => line.slice(indent))
  }
  if (!Array.isArray(text)) throw new MazeError('BAD_MASK', { expected: 'lines of text', got: shown(text) })
  for (const line of text)
    if (typeof line !== 'string')
      throw new MazeError('BAD_MASK', { expected: 'lines of text', got: `${shown(line)} among them` })
  return text
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}

/** The spaces that all lines begin with, blank ones aside. */
function commonIndent(lines: readonly string[]): number {
  const indents = lines.filter((line) => !isBlank(line)).map((line) => line.search(/[^ ]/))
  return indents.length === 0 ? 0 : indents.reduce((least, indent) => Math.min(least, indent))
}

function controlCharacter(character: string, row: number, column: number): MazeError {
  return new MazeError('BAD_MASK', {
    expected: 'characters that can be seen',
    got: `${shown(character)} in row ${row}, column ${column}`,
  })
}
