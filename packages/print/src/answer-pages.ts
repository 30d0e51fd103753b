import { describeMaze } from 'meikyuu'
import { answerRoom } from './arrange-answers.js'
import { BOOK_COLOURS } from './book-colours.js'
import { addPage, type BookFrame } from './book-frame.js'
import type { BookMaze } from './book-maze.js'
import type { Box } from './box.js'
import { drawPicture } from './draw-picture.js'
import { fittedPicture } from './fitted-picture.js'
import { LARGE_LINES, PLAIN_LINES } from './line-weights.js'
import { points } from './points.js'
import { tagged } from './tagged.js'
import { writeLine } from './write-line.js'

/** The most that a cell of an answer is wide, as a share of what it may be where it is played. */
const SMALLER = 0.5

/** The answers, small, from page `first`, in the parts of each page. */
export function answerPages(
  frame: BookFrame,
  mazes: readonly BookMaze[],
  first: number,
  slots: readonly Box[],
): void {
  for (let i = 0; i < mazes.length; i++) {
    if (i % slots.length === 0) {
      addPage(frame, first + i / slots.length)
      heading(frame)
    }
    answerSlot(frame, slots[i % slots.length]!, mazes[i]!)
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
  const room = answerRoom(slot, type.text)
  const { picture, scale, width } = fittedPicture(
    maze,
    { width: room.width, height: room.height, mostCell: points(mostCell * SMALLER), wallShare },
    { colours: BOOK_COLOURS, way, trips },
  )
  const x = slot.x + (slot.width - width) / 2
  tagged(doc, story, 'H2', null, () =>
    writeLine(doc, String(number), x, slot.y + type.text * 0.5, { size: type.text, face: 'bold' }),
  )
  const alt = `The answer of maze ${number}. ${describeMaze(maze)} The way takes ${way.length - 1} steps.`
  tagged(doc, story, 'Figure', alt, () => drawPicture(doc, picture, x, room.y, scale))
}
