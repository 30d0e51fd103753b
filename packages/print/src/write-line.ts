import { LETTER_MIDDLE } from 'meikyuu'
import { checkLetters } from './check-letters.js'
import { type Face, FONTS } from './fonts.js'

/** How a line of text is set. */
export interface LineStyle {
  /** The height of its letters, in points. */
  readonly size: number
  /** Which font. */
  readonly face?: Face
  /** Its colour. */
  readonly colour?: string
  /** Which part of the line stands at `x`. */
  readonly anchor?: 'start' | 'middle' | 'end'
  /** The most points that it may be wide; letters are made smaller to fit, down to half, and then cut off. */
  readonly most?: number
}

/** Cut off where letters would have to be smaller than this share of their size. */
const LEAST_SHRINK = 0.5

/** Sets one line of text, the middle of its letters' height at `y`. */
export function writeLine(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  style: LineStyle,
): void {
  const { size, face = 'plain', colour = '#000000', anchor = 'start', most = Infinity } = style
  checkLetters(text, face)
  doc.font(FONTS[face]).fontSize(size).fillColor(colour)
  const natural = doc.widthOfString(text)
  const shrink = Math.max(LEAST_SHRINK, Math.min(1, most / natural))
  doc.fontSize(size * shrink)
  const shown = natural * shrink > most + 1e-6 ? cutOff(doc, text, most) : text
  const width = doc.widthOfString(shown)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  doc.text(shown, left, y + LETTER_MIDDLE * size * shrink, { lineBreak: false, baseline: 'alphabetic' })
}

/** As much of a text as there is room for, with an ellipsis. Halves the part that is in doubt. */
function cutOff(doc: PDFKit.PDFDocument, text: string, most: number): string {
  const letters = [...text]
  let [fits, tooMuch] = [0, letters.length]
  while (tooMuch - fits > 1) {
    const middle = (fits + tooMuch) >> 1
    if (doc.widthOfString(`${letters.slice(0, middle).join('')}…`) <= most) fits = middle
    else tooMuch = middle
  }
  return `${letters.slice(0, fits).join('')}…`
}
