import { describeMaze, MazeError } from 'meikyuu'
import { BOOK_COLOURS } from './book-colours.js'
import { addPage, type BookFrame } from './book-frame.js'
import type { BookMaze } from './book-maze.js'
import type { BookPlan } from './book-plan.js'
import { type Box, partsOf } from './box.js'
import { drawMarks, marksWidth } from './draw-marks.js'
import { drawPicture } from './draw-picture.js'
import { fittedPicture } from './fitted-picture.js'
import { LARGE_LINES, PLAIN_LINES } from './line-weights.js'
import { millimetres, points } from './points.js'
import { tagged } from './tagged.js'
import { writeLine } from './write-line.js'

/** Columns and rows of mazes on a page, by how many there are. */
const ARRANGED: Readonly<Record<number, readonly [columns: number, rows: number]>> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
}

/** The pages to play on, from page `first`. `answerPage` says where an answer stands, or null for none. */
export function mazePages(
  frame: BookFrame,
  mazes: readonly BookMaze[],
  first: number,
  answerPage: (maze: BookMaze) => number | null,
): void {
  const { perPage } = frame.plan
  const [columns, rows] = ARRANGED[perPage]!
  const slots = partsOf(frame.body, columns, rows, frame.type.heading * 3, frame.type.heading * 1.5)
  for (let i = 0; i < mazes.length; i++) {
    if (i % perPage === 0) addPage(frame, first + i / perPage)
    mazeSlot(frame, slots[i % perPage]!, mazes[i]!, answerPage(mazes[i]!))
  }
}

function mazeSlot(frame: BookFrame, slot: Box, book: BookMaze, answer: number | null): void {
  const { type } = frame
  headline(frame, slot, book)
  const headRoom = type.heading * 1.8
  const footRoom = type.small * 2.2
  const room = {
    ...slot,
    y: slot.y + headRoom,
    height: slot.height - headRoom - footRoom,
  }
  const bottom = mazeFigure(frame, room, book)
  footline(frame, slot, book, answer, Math.max(bottom + type.small * 1.4, slot.y + slot.height - type.small))
}

/** The number on the left, the difficulty on the right. */
function headline({ doc, story, type }: BookFrame, slot: Box, { number, score }: BookMaze): void {
  const y = slot.y + type.heading * 0.6
  const right = slot.x + slot.width
  const radius = type.heading * 0.26
  tagged(doc, story, 'H2', null, () =>
    writeLine(doc, String(number), slot.x, y, { size: type.heading, face: 'bold' }),
  )
  tagged(doc, story, 'P', `Difficulty ${score} of 100`, () => {
    writeLine(doc, String(score), right, y, { size: type.heading, anchor: 'end' })
    const scoreRoom = type.heading * 2.2
    drawMarks(doc, score, right - scoreRoom - marksWidth(radius), y, radius)
  })
}

/** The maze, in the middle of its room. Returns where it ends. */
function mazeFigure({ doc, plan, story }: BookFrame, room: Box, { maze, number }: BookMaze): number {
  const { wallShare, mostCell } = plan.largePrint ? LARGE_LINES : PLAIN_LINES
  const { picture, scale, cellSize, width, height } = fittedPicture(
    maze,
    { width: room.width, height: room.height, mostCell: points(mostCell), wallShare },
    { colours: BOOK_COLOURS },
  )
  checkCellSize(number, millimetres(cellSize), plan)
  const x = room.x + (room.width - width) / 2
  const y = room.y + (room.height - height) / 2
  tagged(doc, story, 'Figure', describeMaze(maze), () => drawPicture(doc, picture, x, y, scale))
  return y + height
}

function footline(frame: BookFrame, slot: Box, book: BookMaze, answer: number | null, y: number): void {
  const { doc, story, type } = frame
  const text = [book.code, answer === null ? null : `answer on page ${answer}`].filter(
    (part) => part !== null,
  )
  if (text.length === 0) return
  tagged(doc, story, 'P', null, () =>
    writeLine(doc, text.join('   ·   '), slot.x + slot.width / 2, y, {
      size: type.small,
      colour: '#555555',
      anchor: 'middle',
      most: slot.width,
    }),
  )
}

function checkCellSize(number: number, cell: number, { leastCell, paper }: BookPlan): void {
  if (cell >= leastCell) return
  throw new MazeError('BAD_ARGUMENT', {
    name: `mazes[${number - 1}]`,
    expected: `a maze whose cells are at least ${leastCell} mm wide on ${paper.title}`,
    got: `cells of ${cell.toFixed(2)} mm`,
  })
}
