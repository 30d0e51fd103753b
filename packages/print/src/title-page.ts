import { describeMaze } from 'meikyuu'
import { BOOK_COLOURS } from './book-colours.js'
import { addPage, type BookFrame } from './book-frame.js'
import type { BookMaze } from './book-maze.js'
import type { Box } from './box.js'
import { drawMarks, marksWidth } from './draw-marks.js'
import { drawPicture } from './draw-picture.js'
import { fittedPicture } from './fitted-picture.js'
import { LARGE_LINES, PLAIN_LINES } from './line-weights.js'
import { points } from './points.js'
import { type Tag, tagged } from './tagged.js'
import { writeLine } from './write-line.js'
import { type ParagraphStyle, paragraphHeight, writeParagraph } from './write-paragraph.js'

/** A picture smaller than this, in millimetres, is no cover. */
const LEAST_COVER = 40

/** The title, what is in the book, one of its mazes, and how to play. */
export function titlePage(frame: BookFrame, mazes: readonly BookMaze[]): void {
  addPage(frame, 1)
  const { plan, type, body } = frame
  const { width } = body
  const title = { tag: 'H1', text: plan.title, style: { size: type.title, face: 'bold', width } } as const
  const subtitle = paragraph(plan.subtitle ?? contentsOf(mazes), type.subtitle, width)
  const rules = rulesOf(mazes, plan.answers).map((text) => paragraph(text, type.text, width))
  const top = body.y + body.height * 0.06
  const headEnd = writeAll(frame, [title, subtitle], top, type.subtitle * 0.6)
  const marksY = body.y + body.height - type.text
  const rulesTop = marksY - type.text - heightOf(frame, rules, type.text * 0.4)
  scaleOfMarks(frame, body.x + width / 2, marksY)
  coverPicture(frame, mazes[mazes.length >> 1]!, {
    x: body.x,
    y: headEnd + type.subtitle,
    width,
    height: rulesTop - headEnd - type.subtitle * 2,
  })
  writeAll(frame, rules, rulesTop, type.text * 0.4)
}

interface Paragraph {
  readonly tag: Tag
  readonly text: string
  readonly style: ParagraphStyle
}

function paragraph(text: string, size: number, width: number): Paragraph {
  return { tag: 'P', text, style: { size, width } }
}

function heightOf({ doc }: BookFrame, paragraphs: readonly Paragraph[], gap: number): number {
  return paragraphs.reduce((sum, { text, style }) => sum + paragraphHeight(doc, text, style) + gap, 0)
}

/** Sets paragraphs below each other; returns where they end. */
function writeAll(frame: BookFrame, paragraphs: readonly Paragraph[], top: number, gap: number): number {
  const { doc, story, body } = frame
  let y = top
  for (const { tag, text, style } of paragraphs) {
    tagged(doc, story, tag, null, () => writeParagraph(doc, text, body.x, y, style))
    y += heightOf(frame, [{ tag, text, style }], gap)
  }
  return y
}

/** The maze in the middle of the book, for its looks; left out where a long title leaves no room. */
function coverPicture({ doc, plan, story }: BookFrame, { maze }: BookMaze, room: Box): void {
  const size = Math.min(room.width * 0.72, room.height * 0.85)
  if (size < points(LEAST_COVER)) return
  const { wallShare } = plan.largePrint ? LARGE_LINES : PLAIN_LINES
  const box = { width: size, height: size, mostCell: size, wallShare }
  const { picture, scale, width, height } = fittedPicture(maze, box, { colours: BOOK_COLOURS })
  const x = room.x + (room.width - width) / 2
  const y = room.y + (room.height - height) / 2
  tagged(doc, story, 'Figure', `One of the mazes. ${describeMaze(maze)}`, () =>
    drawPicture(doc, picture, x, y, scale),
  )
}

function contentsOf(mazes: readonly BookMaze[]): string {
  const scores = mazes.map(({ score }) => score)
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  if (mazes.length === 1) return `One maze of difficulty ${least}`
  return least === most
    ? `${mazes.length} mazes of difficulty ${least}`
    : `${mazes.length} mazes, from difficulty ${least} to ${most}`
}

function rulesOf(mazes: readonly BookMaze[], answers: boolean): string[] {
  const keys = mazes.some(({ maze }) => maze.keys.length > 0)
  return [
    'Find the way from the disc to the ring.',
    ...(keys ? ['Where there are keys, fetch them all on the way.'] : []),
    ...(answers ? ['The answers are at the back.'] : []),
    'Difficulty goes from 0 to 100, and from one mark to five:',
  ]
}

function scaleOfMarks({ doc, story, type }: BookFrame, middle: number, y: number): void {
  const radius = type.text * 0.32
  tagged(doc, story, 'Figure', 'One mark is easy, five marks are hard.', () => {
    const gap = type.text
    drawMarks(doc, 0, middle - gap - marksWidth(radius), y, radius)
    drawMarks(doc, 100, middle + gap, y, radius)
    writeLine(doc, '–', middle, y, { size: type.text, anchor: 'middle' })
  })
}
