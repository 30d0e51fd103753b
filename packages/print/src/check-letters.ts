import { create } from 'fontkit'
import { MazeError, shown } from 'meikyuu'
import { type Face, fontFile } from './fonts.js'

/** What a font can tell of a letter. */
type Font = { hasGlyphForCodePoint(codePoint: number): boolean }

const fonts = new Map<Face, Font>()

/**
 * Refuses letters that a font does not have: they would be printed as empty
 * boxes. Lines may be broken.
 *
 * @throws MazeError `BAD_ARGUMENT`.
 */
export function checkLetters(text: string, face: Face): void {
  const font = fontOf(face)
  const missing = [...text].filter(
    (letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  )
  if (missing.length === 0) return
  throw new MazeError('BAD_ARGUMENT', {
    name: shown(text),
    expected: 'a text in letters that DejaVu Sans has',
    got: [...new Set(missing)].slice(0, 5).map(spelled).join(', '),
  })
}

function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known !== undefined) return known
  const font = create(fontFile(face)) as Font
  fonts.set(face, font)
  return font
}

/** A letter with its number, as some cannot be seen: `U+1F9F1`. */
function spelled(letter: string): string {
  return `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
