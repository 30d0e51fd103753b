import { checkLetters } from './check-letters.js'
import { type Face, FONTS } from './fonts.js'

/** How a paragraph is set. */
export interface ParagraphStyle {
  /** The height of its letters, in points. */
  readonly size: number
  /** Which font. */
  readonly face?: Face
  /** How wide its lines may be, in points. */
  readonly width: number
}

/** The room between lines, as a share of the letters' height. */
const LEADING = 0.25

/** How high a paragraph is. */
export function paragraphHeight(doc: PDFKit.PDFDocument, text: string, style: ParagraphStyle): number {
  return doc
    .font(FONTS[style.face ?? 'plain'])
    .fontSize(style.size)
    .heightOfString(text, optionsOf(style))
}

/** Sets a paragraph in the middle of its width, from `y` down. */
export function writeParagraph(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  style: ParagraphStyle,
): void {
  checkLetters(text, style.face ?? 'plain')
  doc
    .font(FONTS[style.face ?? 'plain'])
    .fontSize(style.size)
    .fillColor('#000000')
  doc.text(text, x, y, optionsOf(style))
}

function optionsOf({ size, width }: ParagraphStyle): PDFKit.Mixins.TextOptions {
  return { width, align: 'center', lineGap: size * LEADING }
}
