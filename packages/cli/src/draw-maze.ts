import {
  type BrailleOptions,
  brailleOf,
  describeMaze,
  isSquares,
  MazeError,
  type MazeWithEnds,
  type TextRole,
  textOf,
  textWidth,
} from 'meikyuu'
import type { Answer } from './input/answer-of.js'
import type { Palette } from './palette.js'
import type { Shown } from './shown-maze.js'
import { visible } from './visible.js'
import { wrapped } from './wrapped.js'

/** What is drawn of a maze. */
export type Drawn = Pick<Shown, 'name' | 'maze' | 'endsSuggested'>

/** How a maze is drawn in the terminal. */
export interface DrawOptions {
  /** The columns there are. */
  readonly width: number
  /** The answer to be drawn in it; null for none. */
  readonly answer: Answer | null
  readonly palette: Palette
  /** Whether a picture is written beside, so that nobody need be told how. */
  readonly hasPicture: boolean
}

/** Widths of cells in box characters, the best first. */
const CELL_WIDTHS = [3, 1]

/** Columns of braille to a unit of the grid, where there is room: 8 dots. */
const BRAILLE_COLUMNS = 4

/** With fewer columns to a unit, a way has no room between walls. */
const LEAST_FOR_WAY = 2

/** With fewer, walls run into each other. */
const LEAST_FOR_WALLS = 1

/** What a way and a trip look like, for the legend. */
interface WalkMarks {
  readonly way: string
  readonly trip: string
}

const BOX_MARKS: WalkMarks = { way: '━', trip: '·' }
const DOT_MARKS: WalkMarks = { way: '⠂⠂', trip: '⠂ ⠂' }

/** The maze under its code and a description, with what its marks mean below. */
export function drawMaze(shown: Drawn, options: DrawOptions): string {
  const { maze, name, endsSuggested } = shown
  const { palette } = options
  const lines = [palette.strong(name), visible(describeMaze(maze))]
  if (endsSuggested) lines.push('Its ends are suggested: the two cells farthest apart.')
  const { picture, note } = pictureOf(shown, options)
  if (note !== null) lines.push(palette.faint(note))
  return [lines.map((line) => wrapped(line, options.width)).join('\n'), picture].join('\n\n')
}

function pictureOf(shown: Drawn, options: DrawOptions): { picture: string; note: string | null } {
  const { width, answer, palette } = options
  const { maze } = shown
  const { paint } = palette
  if (isSquares(maze.grid)) {
    const cellWidth = CELL_WIDTHS.find((cells) => textWidth(maze, cells) <= width)
    if (cellWidth !== undefined) {
      const text = textOf(maze, { ...answer, cellWidth, paint })
      return { picture: `${text}\n\n${legend(maze, answer, BOX_MARKS, options)}`, note: null }
    }
  }
  const unit = maze.grid.bounds.width
  const columns = brailleColumns(maze, width)
  if (columns < unit * LEAST_FOR_WALLS)
    return {
      picture: wrapped(
        `(too fine to be drawn in ${width} columns${options.hasPicture ? '' : '; --output draws it'})`,
        width,
      ),
      note: null,
    }
  const drawn = columns >= unit * LEAST_FOR_WAY ? answer : null
  const text = dotsOf(maze, { ...drawn, width: columns, paint })
  if (text === null) {
    const hint = options.hasPicture ? '' : '; --output draws it'
    return { picture: wrapped(`(too high to be drawn${hint})`, width), note: null }
  }
  return {
    picture: `${text}\n\n${legend(maze, drawn, DOT_MARKS, options)}`,
    note: noteOf(maze, options, drawn !== answer),
  }
}

/** The maze in braille, or null where that takes more characters than may be drawn. */
function dotsOf(maze: MazeWithEnds, options: BrailleOptions): string | null {
  try {
    return brailleOf(maze, options)
  } catch (error) {
    if (MazeError.is(error, 'TOO_BIG')) return null
    throw error
  }
}

/** How wide a maze is drawn in braille: squares take a whole number of dots each, so that all look alike. */
function brailleColumns({ grid }: MazeWithEnds, width: number): number {
  const unit = grid.bounds.width
  const columns = Math.max(1, Math.min(width, Math.ceil(unit * BRAILLE_COLUMNS)))
  const dots = Math.floor((columns * 2 - 1) / unit)
  return isSquares(grid) && dots > 0 ? Math.ceil((unit * dots + 1) / 2) : columns
}

/** What is different from the usual drawing, or null. */
function noteOf(maze: MazeWithEnds, { width, hasPicture }: DrawOptions, wayLeftOut: boolean): string | null {
  const notes: string[] = []
  if (isSquares(maze.grid))
    notes.push(
      `Drawn in braille dots: in box characters it takes ${textWidth(maze, CELL_WIDTHS.at(-1))} columns, and there are ${width}.`,
    )
  if (wayLeftOut) notes.push(`The way has no room here${hasPicture ? '' : '; --output draws it'}.`)
  return notes.length === 0 ? null : notes.join(' ')
}

/** What the marks mean, over as many lines as it takes. */
function legend(
  { keys }: MazeWithEnds,
  answer: Answer | null,
  marks: WalkMarks,
  { palette, width }: DrawOptions,
): string {
  const items: [role: TextRole, mark: string, meaning: string][] = [
    ['start', 'S', 'start'],
    ['goal', 'G', 'goal'],
  ]
  if (keys.length > 0) items.push(['key', 'k', keys.length === 1 ? 'key' : 'keys'])
  if (answer !== null) items.push(['way', marks.way, 'the way'])
  if (answer !== null && answer.trips.length > 0) items.push(['trip', marks.trip, 'trips to the keys'])
  let text = ''
  let room = 0
  for (const [role, mark, meaning] of items) {
    const length = mark.length + 1 + meaning.length
    const fits = text !== '' && length + 3 <= room
    if (text !== '') text += fits ? '   ' : '\n'
    room = fits ? room - length - 3 : width - length
    text += `${palette.paint(role, mark)} ${meaning}`
  }
  return text
}
