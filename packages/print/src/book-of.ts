import { checkWhole, MazeError, type MazeWithEnds, shown } from 'meikyuu'
import { answerPages } from './answer-pages.js'
import { arrangeAnswers } from './arrange-answers.js'
import { bookFrame } from './book-frame.js'
import { type BookMaze, bookMaze } from './book-maze.js'
import { type BookOptions, MOST_BOOK_MAZES } from './book-options.js'
import { bookPlan } from './book-plan.js'
import { mazePages } from './maze-pages.js'
import { bytesOf, pdfSheet } from './pdf-sheet.js'
import type { RatedMaze } from './rising-mazes.js'
import { titlePage } from './title-page.js'

/** The page of the first maze: the title has the one before. */
const FIRST_PAGE = 2

/**
 * A booklet of mazes as a PDF: a title page, the mazes in the order given (see
 * {@link risingMazes} for rising ones), one or more a page, each with
 * its number, its difficulty as one to five marks and from 0 to 100, and the
 * code that builds it again; then all answers, small. Black on white, everything
 * drawn as vectors, DejaVu Sans embedded, tagged for screen readers. The same
 * mazes and options give the same bytes.
 *
 * @param mazes 1 to {@link MOST_BOOK_MAZES} mazes with ends; rated ones are not scored again.
 * @throws MazeError `NO_ENDS` for a map; `BAD_ARGUMENT` where cells would be narrower
 * than `leastCell`, for options that are none, for a maze without a way, and for
 * letters that the font does not have. Nothing is half made.
 */
export async function bookOf(
  mazes: readonly (MazeWithEnds | RatedMaze)[],
  options: BookOptions = {},
): Promise<Uint8Array> {
  const plan = bookPlan(options)
  if (!Array.isArray(mazes))
    throw new MazeError('BAD_ARGUMENT', { name: 'mazes', expected: 'a list of mazes', got: shown(mazes) })
  checkWhole('mazes.length', mazes.length, 1, MOST_BOOK_MAZES)
  const books = Array.from(mazes, (maze, i) => bookMaze(maze, i + 1))
  const doc = pdfSheet(plan)
  const frame = bookFrame(doc, plan)
  const firstAnswers = FIRST_PAGE + Math.ceil(books.length / plan.perPage)
  const slots = arrangeAnswers(frame, books)
  const answerPage = ({ number }: BookMaze): number | null =>
    plan.answers ? firstAnswers + Math.floor((number - 1) / slots.length) : null
  titlePage(frame, books)
  mazePages(frame, books, FIRST_PAGE, answerPage)
  if (plan.answers) answerPages(frame, books, firstAnswers, slots)
  return bytesOf(doc)
}
