import { checkOptions, type Maze, MazeError, type PictureOptions, pictureOf } from 'meikyuu'
import { drawPicture } from './draw-picture.js'
import { checkDate, USUAL_DATE } from './pdf-date.js'
import { bytesOf, pdfSheet } from './pdf-sheet.js'
import { points } from './points.js'
import { tagged } from './tagged.js'

/** How {@link pdfOf} draws: a picture's options, whose lengths are in millimetres here. */
export interface PdfOptions extends PictureOptions {
  /**
   * The date that the file says it was made at. A fixed one unless told, so
   * that the same picture is the same bytes.
   * @defaultValue the first of January 2000
   */
  readonly date?: Date
}

/** Millimetres to a cell's width unless told. */
const USUAL_CELL = 6

/** How many millimetres a PDF's page may be wide or high: 14,400 points, as readers of PDF hold to. */
export const MOST_PDF_LENGTH: number = 14_400 / (72 / 25.4)

/**
 * A maze's picture as a PDF of one page of its own size, all drawn as vectors.
 *
 * @throws MazeError as `pictureOf`; `TOO_BIG` for a page longer than {@link MOST_PDF_LENGTH}.
 */
export async function pdfOf(maze: Maze, options: PdfOptions = {}): Promise<Uint8Array> {
  checkOptions('options', options)
  const { date = new Date(USUAL_DATE), cellSize = USUAL_CELL, ...rest } = options
  checkDate(date)
  const picture = pictureOf(maze, { ...rest, cellSize })
  checkLength('wide', picture.width)
  checkLength('high', picture.height)
  const doc = pdfSheet({ paper: picture, title: picture.title, date })
  doc.addPage()
  const story = doc.struct('Document')
  doc.addStructure(story)
  tagged(doc, story, 'Figure', picture.description, () => {
    drawPicture(doc, picture, 0, 0, points(1))
  })
  return bytesOf(doc)
}

function checkLength(which: 'wide' | 'high', length: number): void {
  if (length <= MOST_PDF_LENGTH) return
  throw new MazeError('TOO_BIG', {
    what: `the millimetres that the page is ${which}`,
    got: Math.ceil(length),
    most: MOST_PDF_LENGTH,
  })
}
