import { type Maze, MazeError, shown } from '@meikyuu/grid'
import { describeMaze, headline } from './describe-maze.js'
import { drawPassages } from './draw-passages.js'
import { drawWalls } from './draw-walls.js'
import { drawTrips, drawWay } from './draw-way.js'
import { hasOutlines } from './has-outlines.js'
import { PathPen } from './path-pen.js'
import type { Pen } from './pen.js'
import { SVG_COLOURS, type SvgColours } from './svg-colours.js'
import { svgMarks } from './svg-marks.js'
import type { WalkOptions } from './walked-sides.js'
import { xmlText } from './xml.js'

/** How {@link svgOf} draws. */
export interface SvgOptions extends WalkOptions {
  /**
   * Units of the picture (pixels, unless it is scaled) to a cell's width.
   * @defaultValue 20
   */
  readonly cellSize?: number
  /**
   * The width of walls, in units of the picture.
   * @defaultValue a tenth of `cellSize`
   */
  readonly wallWidth?: number
  /**
   * The room around the maze, in units of the picture.
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
 * @throws MazeError `BAD_ARGUMENT` for a size that is not a number, not above 0
 * (the margin: below 0), or not finite; `NO_CENTRES` where the grid has none.
 */
export function svgOf(maze: Maze, options: SvgOptions = {}): string {
  const { cellSize = 20, title = headline(maze.grid), description = describeMaze(maze) } = options
  const { wallWidth = cellSize / 10, margin = cellSize / 2 } = options
  checkLength('cellSize', cellSize, false)
  checkLength('wallWidth', wallWidth, false)
  checkLength('margin', margin, true)
  const colours = { ...SVG_COLOURS, ...options.colours }
  const { bounds } = maze.grid
  const x = margin - bounds.x * cellSize
  const y = margin - bounds.y * cellSize
  const path = (draw: (pen: Pen) => void, colour: string, width: number): string => {
    const pen = new PathPen({ scale: cellSize, x, y })
    draw(pen)
    return strokedPath(pen.toString(), colour, width)
  }
  const width = decimal(bounds.width * cellSize + margin * 2)
  const height = decimal(bounds.height * cellSize + margin * 2)
  const outlined = hasOutlines(maze.grid)
  const { way, trips } = options
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${xmlText(title)}</title>`,
    `<desc>${xmlText(description)}</desc>`,
    colours.background === 'none'
      ? ''
      : `<rect width="${width}" height="${height}" fill="${xmlText(colours.background)}"/>`,
    outlined ? '' : path((pen) => drawPassages(maze, pen), colours.wall, wallWidth),
    trips ? path((pen) => drawTrips(maze, options, pen), colours.trip, cellSize / 8) : '',
    way ? path((pen) => drawWay(maze, way, pen), colours.way, cellSize / 5) : '',
    outlined ? path((pen) => drawWalls(maze, pen), colours.wall, wallWidth) : '',
    ...svgMarks(maze, colours, { scale: cellSize, x, y }),
    '</svg>',
  ]
  return `${parts.filter((part) => part !== '').join('\n')}\n`
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

function checkLength(name: string, value: unknown, zero: boolean): void {
  if (typeof value === 'number' && Number.isFinite(value) && (zero ? value >= 0 : value > 0)) return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: `a finite number ${zero ? 'of at least' : 'above'} 0`,
    got: shown(value),
  })
}
