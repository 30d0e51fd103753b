import { describeMaze } from 'meikyuu'
import { BOOK_COLOURS } from './book-colours.js'
import { addPage, type BookFrame } from './book-frame.js'
import type { BookMaze } from './book-maze.js'
import { type Box, partsOf } from './box.js'
import { drawPicture } from './draw-picture.js'
import { fittedPicture } from './fitted-picture.js'
import { LARGE_LINES, PLAIN_LINES } from './line-weights.js'
import { points } from './points.js'
import { tagged } from './tagged.js'
import { writeLine } from './write-line.js'

/** Columns and rows of answers on a page. */
const ARRANGED = { plain: [3, 4], largePrint: [2, 2] } as const

/** The most that a cell of an answer is wide, as a share of what it may be where it is played. */
const SMALLER = 0.5

/** How many answers a page has. */
export function answersPerPage(largePrint: boolean): number {
  const [columns, rows] = ARRANGED[largePrint ? 'largePrint' : 'plain']
  return columns * rows
}

/** The answers, small, from page `first`. */
export function answerPages(frame: BookFrame, mazes: readonly BookMaze[], first: number): void {
  const { plan, body, type } = frame
  const [columns, rows] = ARRANGED[plan.largePrint ? 'largePrint' : 'plain']
  const perPage = columns * rows
  const headRoom = type.heading * 2.4
  const below = { ...body, y: body.y + headRoom, height: body.height - headRoom }
  const slots = partsOf(below, columns, rows, type.text * 2, type.text * 1.4)
  for (let i = 0; i < mazes.length; i++) {
    if (i % perPage === 0) {
      addPage(frame, first + i / perPage)
      heading(frame)
    }
    answerSlot(frame, slots[i % perPage]!, mazes[i]!)
  }
}

function heading({ doc, story, type, body }: BookFrame): void {
  const style = { size: type.heading, face: 'bold', anchor: 'middle' } as const
  tagged(doc, story, 'H1', null, () =>
    writeLine(doc, 'Answers', body.x + body.width / 2, body.y + type.heading * 0.6, style),
  )
}

function answerSlot({ doc, plan, story, type }: BookFrame, slot: Box, book: BookMaze): void {
  const { wallShare, mostCell } = plan.largePrint ? LARGE_LINES : PLAIN_LINES
  const { maze, number, way, trips } = book
  const headRoom = type.text * 1.5
  const { picture, scale, width } = fittedPicture(
    maze,
    { width: slot.width, height: slot.height - headRoom, mostCell: points(mostCell * SMALLER), wallShare },
    { colours: BOOK_COLOURS, way, trips },
  )
  const x = slot.x + (slot.width - width) / 2
  tagged(doc, story, 'H2', null, () =>
    writeLine(doc, String(number), x, slot.y + type.text * 0.5, { size: type.text, face: 'bold' }),
  )
  const alt = `The answer of maze ${number}. ${describeMaze(maze)} The way takes ${way.length - 1} steps.`
  tagged(doc, story, 'Figure', alt, () => drawPicture(doc, picture, x, slot.y + headRoom, scale))
}
