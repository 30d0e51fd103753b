import type { BookFrame } from './book-frame.js'
import type { BookMaze } from './book-maze.js'
import { type Box, partsOf } from './box.js'
import { cellSizeIn } from './fitted-picture.js'
import { points } from './points.js'

/** Columns and rows of answers on a page, from the most to the fewest. */
const ARRANGED = {
  plain: [
    [3, 4],
    [2, 3],
    [1, 2],
    [1, 1],
  ],
  largePrint: [
    [2, 2],
    [1, 2],
    [1, 1],
  ],
} as const

/** In narrower cells, in millimetres, a way is not seen between the walls any more. */
const LEAST_CELL = 1

/** The parts of a page for an answer each, under the page's heading: as many as let the way be seen in every maze. */
export function arrangeAnswers({ body, plan, type }: BookFrame, mazes: readonly BookMaze[]): Box[] {
  const headRoom = type.heading * 2.4
  const below = { ...body, y: body.y + headRoom, height: body.height - headRoom }
  const choices = ARRANGED[plan.largePrint ? 'largePrint' : 'plain'].map(([columns, rows]) =>
    partsOf(below, columns, rows, type.text * 2, type.text * 1.4),
  )
  return (
    choices.find((slots) => mazes.every((maze) => isSeenIn(slots[0]!, maze, type.text))) ?? choices.at(-1)!
  )
}

function isSeenIn(slot: Box, { maze }: BookMaze, text: number): boolean {
  return cellSizeIn(maze, answerRoom(slot, text)) >= points(LEAST_CELL)
}

/** What is left of an answer's part below its number. */
export function answerRoom(slot: Box, text: number): Box {
  const head = text * 1.5
  return { ...slot, y: slot.y + head, height: slot.height - head }
}
