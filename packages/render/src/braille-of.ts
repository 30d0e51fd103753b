import { checkWhole, type Maze, MazeError } from '@meikyuu/grid'
import { BrailleCanvas } from './braille-canvas.js'
import { centreOf } from './centre-of.js'
import { checkDrawing, checkPaint } from './check-drawing.js'
import { DotPen } from './dot-pen.js'
import { drawPassages } from './draw-passages.js'
import { drawWalls } from './draw-walls.js'
import { drawTrips, drawWay } from './draw-way.js'
import { BOX } from './glyphs.js'
import { hasOutlines } from './has-outlines.js'
import { type Paint, Painter, plain, type TextRole } from './roles.js'
import type { WalkOptions } from './walked-sides.js'

/** How {@link brailleOf} draws. */
export interface BrailleOptions extends WalkOptions {
  /**
   * Columns of text to fill.
   * @defaultValue 80
   */
  readonly width?: number
  /**
   * Colours each piece of text.
   * @defaultValue none
   */
  readonly paint?: Paint
}

/** The most characters that a drawing in dots has: a few thousand screens. */
export const MOST_BRAILLE = 4_000_000

/** Dots to a unit where a grid has no width to go by. */
const USUAL_SCALE = 4

/** What is drawn on each layer of the canvas. */
const LAYERS: readonly TextRole[] = ['wall', 'trip', 'way']

/** Every how manyth dot of a line is set, by layer: between walls a way is the lighter line, a trip lighter still. */
const BETWEEN_WALLS = [1, 4, 2] as const

/** Where passages are the lines, they are the lighter ones. */
const ALONG_PASSAGES = [2, 1, 1] as const

/**
 * A maze of any shape in braille characters, two dots by four in each, as wide
 * as told. Walls are told apart from two dots to a unit of the grid on, which is
 * a width of the grid's own, and a way between them from four dots on. Walls are
 * full lines, the way a dotted one and the trips sparsely dotted; of a grid
 * without outlines the passages are drawn, dotted, and the way as a full line. S marks the start, G
 * the goal, k a key.
 *
 * @throws MazeError `BAD_ARGUMENT` for a width that is not a whole number from 1
 * to 10,000, and for ends that are not in the grid; `TOO_BIG` for more than
 * {@link MOST_BRAILLE} characters, as a narrow and very high maze takes;
 * `NO_CENTRES` where the grid has none.
 */
export function brailleOf(maze: Maze, options: BrailleOptions = {}): string {
  checkDrawing(maze, options)
  const { width = 80, paint = plain, way = null } = options
  checkWhole('width', width, 1, 10_000)
  checkPaint(paint)
  const { bounds } = maze.grid
  const scale = scaleOf(bounds.width, width)
  const rows = Math.max(1, Math.ceil((Math.round(bounds.height * scale) + 1) / 4))
  if (rows * width > MOST_BRAILLE)
    throw new MazeError('TOO_BIG', {
      what: 'the characters of the drawing',
      got: rows * width,
      most: MOST_BRAILLE,
    })
  const canvas = new BrailleCanvas(width, rows)
  const outlined = hasOutlines(maze.grid)
  const spacings = outlined ? BETWEEN_WALLS : ALONG_PASSAGES
  const pen = (layer: 0 | 1 | 2) => new DotPen(canvas, scale, bounds.x, bounds.y, layer, spacings[layer])
  if (outlined) drawWalls(maze, pen(0))
  else drawPassages(maze, pen(0))
  drawTrips(maze, options, pen(1))
  if (way !== null) drawWay(maze, way, pen(2))
  const marks = marksAt(maze, width, rows, scale)
  const painter = new Painter(paint)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < width; column++) {
      const mark = marks.get(row * width + column)
      const character = canvas.characterAt(row, column)
      if (mark !== undefined) painter.add(mark, BOX[mark])
      else painter.add(character === ' ' ? null : LAYERS[canvas.layerAt(row, column)]!, character)
    }
    painter.endLine()
  }
  return painter.toString()
}

/** Dots to a unit. A grid may be so narrow that it has no width to speak of. */
function scaleOf(gridWidth: number, columns: number): number {
  const scale = (columns * 2 - 1) / gridWidth
  return Number.isFinite(scale) ? scale : USUAL_SCALE
}

type Mark = 'start' | 'goal' | 'key'

/** The letters by place, in the character that a cell's centre lies in. */
function marksAt(maze: Maze, width: number, rows: number, scale: number): Map<number, Mark> {
  const marks = new Map<number, Mark>()
  const { bounds } = maze.grid
  const put = (cell: number, mark: Mark): void => {
    const [x, y] = centreOf(maze.grid, cell)
    const column = Math.min(width - 1, Math.round((x - bounds.x) * scale) >> 1)
    const row = Math.min(rows - 1, Math.round((y - bounds.y) * scale) >> 2)
    marks.set(row * width + column, mark)
  }
  for (const key of maze.keys) put(key, 'key')
  if (maze.start !== null) {
    put(maze.start, 'start')
    put(maze.goal, 'goal')
  }
  return marks
}
