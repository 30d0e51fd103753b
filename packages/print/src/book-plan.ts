import { checkOptions, checkWhole, MazeError, shown } from 'meikyuu'
import type { BookOptions } from './book-options.js'
import type { Paper } from './paper.js'
import { paperCalled } from './paper-called.js'
import { checkDate, USUAL_DATE } from './pdf-date.js'

/** How many mazes a page may have. */
const PER_PAGE = [1, 2, 4, 6] as const

/** The most characters of a title and of what stands below it. */
const LONGEST_TITLE = 200

/** All options of a book, checked. */
export interface BookPlan {
  readonly title: string
  readonly subtitle: string | null
  readonly paper: Paper
  readonly perPage: number
  readonly largePrint: boolean
  readonly leastCell: number
  readonly answers: boolean
  readonly date: Date
}

/** The options with what they are unless told. Throws a MazeError for what is none. */
export function bookPlan(options: BookOptions): BookPlan {
  checkOptions('options', options)
  const { title = 'Mazes', subtitle = null, paper = 'a4', perPage = 1, largePrint = false } = options
  const { leastCell = largePrint ? 6 : 2, answers = true, date = new Date(USUAL_DATE) } = options
  checkTitle('title', title)
  if (subtitle !== null) checkTitle('subtitle', subtitle)
  checkWhole('perPage', perPage, 1, 6)
  if (!PER_PAGE.includes(perPage)) throw mismatch('perPage', `one of ${PER_PAGE.join(', ')}`, perPage)
  checkFlag('largePrint', largePrint)
  checkFlag('answers', answers)
  if (typeof leastCell !== 'number' || !(leastCell >= 0.5 && leastCell <= 100))
    throw mismatch('leastCell', 'a length from 0.5 to 100 mm', leastCell)
  checkDate(date)
  return { title, subtitle, paper: paperCalled(paper), perPage, largePrint, leastCell, answers, date }
}

function checkTitle(name: string, text: unknown): void {
  if (typeof text === 'string' && text.length <= LONGEST_TITLE) return
  throw mismatch(name, `a text of at most ${LONGEST_TITLE} characters`, text)
}

function checkFlag(name: string, flag: unknown): void {
  if (typeof flag !== 'boolean') throw mismatch(name, 'true or false', flag)
}

function mismatch(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
