import { type Grid, type Maze, MazeError } from '@meikyuu/grid'
import { checkDrawing, checkRange, checkText } from './check-drawing.js'
import { describeMaze, headline } from './describe-maze.js'
import { drawPassages } from './draw-passages.js'
import { drawWalls } from './draw-walls.js'
import { drawTrips, drawWay } from './draw-way.js'
import { hasOutlines } from './has-outlines.js'
import { PathPen } from './path-pen.js'
import type { Pen } from './pen.js'
import { coloursWith, type SvgColours } from './svg-colours.js'
import { svgMarks } from './svg-marks.js'
import type { WalkOptions } from './walked-sides.js'
import { withinMemory } from './within-memory.js'
import { xmlText } from './xml.js'

/** The least and the most that lengths of a picture may be: what is drawn has two decimals. */
export const SVG_LIMITS = {
  cellSize: { least: 1, most: 10_000 },
  wallWidth: { least: 0.01, most: 10_000 },
  margin: { least: 0, most: 1_000_000 },
} as const

/** The most units that a picture is wide or high, or that the grid lies off its origin. */
export const MOST_SVG_UNITS = 1_000_000_000

/** How {@link svgOf} draws. */
export interface SvgOptions extends WalkOptions {
  /**
   * Units of the picture (pixels, unless it is scaled) to a cell's width, 1 to 10,000.
   * @defaultValue 20
   */
  readonly cellSize?: number
  /**
   * The width of walls, in units of the picture, 0.01 to 10,000.
   * @defaultValue a tenth of `cellSize`
   */
  readonly wallWidth?: number
  /**
   * The room around the maze, in units of the picture, 0 to 1,000,000.
   * @defaultValue half of `cellSize`
   */
  readonly margin?: number
  /**
   * Colours to use instead of {@link SVG_COLOURS}, one by one.
   */
  readonly colours?: Partial<SvgColours>
  /**
   * The picture's title.
   * @defaultValue what the maze is and how big
   */
  readonly title?: string
  /**
   * The picture in words, for those who do not see it.
   * @defaultValue as {@link describeMaze} has it
   */
  readonly description?: string
}

/**
 * A maze as an SVG picture, without scripts, styles or fonts: everything is
 * said by attributes, so that vector editors keep it.
 *
 * Walls are joined into long strokes and each is drawn once. Doors are gaps.
 * The start is a disc, the goal a ring around a disc, a key a key. A grid
 * without outlines is drawn as its passages.
 *
 * @throws MazeError `BAD_ARGUMENT` for a length outside {@link SVG_LIMITS}, for
 * titles and colours that are no texts, and for ends that are not in the grid;
 * `TOO_BIG` for a picture of more than {@link MOST_SVG_UNITS} units, or with
 * more strokes than memory holds; `NO_CENTRES` where the grid has none.
 */
export function svgOf(maze: Maze, options: SvgOptions = {}): string {
  checkDrawing(maze, options)
  const { cellSize = 20, title = headline(maze.grid), description = describeMaze(maze) } = options
  const { wallWidth = cellSize / 10, margin = cellSize / 2 } = options
  checkLength('cellSize', cellSize)
  checkLength('wallWidth', wallWidth)
  checkLength('margin', margin)
  checkText('title', title)
  checkText('description', description)
  checkExtent(maze.grid, cellSize)
  const { colours: given = {} } = options
  const colours = coloursWith(given)
  const { bounds } = maze.grid
  const x = margin - bounds.x * cellSize
  const y = margin - bounds.y * cellSize
  const path = (draw: (pen: Pen) => void, colour: string, width: number): string => {
    const pen = new PathPen({ scale: cellSize, x, y })
    draw(pen)
    return strokedPath(pen.toString(), colour, width)
  }
  // A graph may be flat, and what is 0 wide is not shown.
  const width = decimal(Math.max(bounds.width * cellSize + margin * 2, wallWidth))
  const height = decimal(Math.max(bounds.height * cellSize + margin * 2, wallWidth))
  const outlined = hasOutlines(maze.grid)
  const { way = null, trips = null } = options
  return withinMemory(maze.grid.cells, () => {
    const parts = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
      `<title>${xmlText(title)}</title>`,
      `<desc>${xmlText(description)}</desc>`,
      colours.background === 'none'
        ? ''
        : `<rect width="${width}" height="${height}" fill="${xmlText(colours.background)}"/>`,
      outlined ? '' : path((pen) => drawPassages(maze, pen), colours.wall, wallWidth),
      trips !== null ? path((pen) => drawTrips(maze, options, pen), colours.trip, cellSize / 8) : '',
      way !== null ? path((pen) => drawWay(maze, way, pen), colours.way, cellSize / 5) : '',
      outlined ? path((pen) => drawWalls(maze, pen), colours.wall, wallWidth) : '',
      ...svgMarks(maze, colours, { scale: cellSize, x, y }),
      '</svg>',
    ]
    return `${parts.filter((part) => part !== '').join('\n')}\n`
  })
}

function strokedPath(data: string, colour: string, width: number): string {
  if (data === '') return ''
  const stroke = `stroke="${xmlText(colour)}" stroke-width="${decimal(width)}"`
  return `<path fill="none" ${stroke} stroke-linecap="round" stroke-linejoin="round" d="${data}"/>`
}

/** A number as short as it can be with three decimals. */
function decimal(n: number): string {
  return String(Math.round(n * 1000) / 1000)
}

function checkLength(name: keyof typeof SVG_LIMITS, value: unknown): void {
  checkRange(name, value, SVG_LIMITS[name].least, SVG_LIMITS[name].most)
}

function checkExtent({ bounds }: Grid, cellSize: number): void {
  const { x, y, width, height } = bounds
  for (const units of [width, height, Math.abs(x), Math.abs(y)])
    if (units * cellSize > MOST_SVG_UNITS)
      throw new MazeError('TOO_BIG', {
        what: 'the units of the picture',
        got: units * cellSize,
        most: MOST_SVG_UNITS,
      })
}
