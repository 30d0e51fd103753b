import { newBytes } from '../allocate.js'
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
 * one lacks is outside. In a text (not in a list of lines), a blank first and
 * a blank last line are left out, so that a template literal can be written
 * below its opening quote.
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
  const { outside = ' .' } = options
  if (typeof outside !== 'string')
    throw new MazeError('BAD_ARGUMENT', { name: 'outside', expected: 'a text', got: shown(outside) })
  const absent = new Set(outside)
  // Characters, not UTF-16 units: an emoji is one place.
  const rows = linesOf(text).map((line) => Array.from(line))
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

function linesOf(text: string | readonly string[]): readonly string[] {
  if (typeof text === 'string') {
    const lines = text.split(/\r?\n/)
    const from = lines.length > 1 && lines[0]!.trim() === '' ? 1 : 0
    const to = lines.length > from + 1 && lines.at(-1)!.trim() === '' ? -1 : lines.length
    return lines.slice(from, to)
  }
  if (!Array.isArray(text)) throw new MazeError('BAD_MASK', { expected: 'lines of text', got: shown(text) })
  for (const line of text)
    if (typeof line !== 'string')
      throw new MazeError('BAD_MASK', { expected: 'lines of text', got: `${shown(line)} among them` })
  return text
}

function controlCharacter(character: string, row: number, column: number): MazeError {
  return new MazeError('BAD_MASK', {
    expected: 'characters that can be seen',
    got: `${shown(character)} in row ${row}, column ${column}`,
  })
}
