import { difficultyMarks, MOST_MARKS } from './difficulty-marks.js'

/** The room from one mark's middle to the next, in marks' radii. */
const SPACING = 2.6

/** How wide all marks are, of marks of a radius. */
export function marksWidth(radius: number): number {
  return radius * (2 + SPACING * (MOST_MARKS - 1))
}

/** Draws a difficulty as full and empty discs, from left to right, their middles at a height. */
export function drawMarks(
  doc: PDFKit.PDFDocument,
  score: number,
  x: number,
  y: number,
  radius: number,
): void {
  const full = difficultyMarks(score)
  const rim = radius * 0.25
  doc.save().lineWidth(rim)
  for (let mark = 0; mark < MOST_MARKS; mark++) {
    const middle = x + radius * (1 + SPACING * mark)
    if (mark < full) doc.circle(middle, y, radius).fill('#000000')
    else doc.circle(middle, y, radius - rim / 2).stroke('#000000')
  }
  doc.restore()
}
