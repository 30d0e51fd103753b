import type { PaperName } from './paper.js'

/** The most mazes of a book. */
export const MOST_BOOK_MAZES = 2000

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
