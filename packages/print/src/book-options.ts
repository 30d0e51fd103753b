import { checkOptions, checkWhole, MazeError, shown } from 'meikyuu'
import { type Paper, type PaperName, paperCalled } from './paper.js'

/** How many mazes a page may have: one to a page, or as many as still can be drawn into. */
export const PER_PAGE = [1, 2, 4, 6] as const

/** The most mazes of a book. */
export const MOST_BOOK_MAZES = 2000

/** The most characters of a title and of what stands below it. */
const LONGEST_TITLE = 200

/** How a book is laid out. All lengths in millimetres. */
export interface BookOptions {
  /**
   * What stands on the title page.
   * @defaultValue 'Mazes'
   */
  readonly title?: string
  /**
   * What stands below the title.
   * @defaultValue how many mazes there are, and from which difficulty to which
   */
  readonly subtitle?: string
  /**
   * The sheet that it is printed on, upright.
   * @defaultValue 'a4'
   */
  readonly paper?: PaperName
  /**
   * Mazes on a page: 1, 2, 4 or 6.
   * @defaultValue 1
   */
  readonly perPage?: 1 | 2 | 4 | 6
  /**
   * Whether it is for eyes that need big letters, thick walls and wide passages:
   * letters of 18 points and more, walls of a seventh of a cell.
   * @defaultValue false
   */
  readonly largePrint?: boolean
  /**
   * The least width of a cell on paper; mazes that would have narrower ones are refused, as nobody could draw in them.
   * @defaultValue 2, in large print 6
   */
  readonly leastCell?: number
  /**
   * Whether the answers stand at the back.
   * @defaultValue true
   */
  readonly answers?: boolean
  /**
   * The date that the file says it was made at. A fixed one unless told, so
   * that the same book is the same bytes.
   * @defaultValue the first of January 2000
   */
  readonly date?: Date
}

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

/** The date in a file for which none is told. */
export const USUAL_DATE = '2000-01-01T00:00:00Z'

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

/** Throws `BAD_ARGUMENT` unless `date` is one that a PDF can say. */
export function checkDate(date: unknown): void {
  const time = date instanceof Date ? date.getTime() : Number.NaN
  if (time >= 0 && time < Date.UTC(10_000, 0)) return
  throw mismatch('date', 'a date from 1970 to 9999', date)
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
