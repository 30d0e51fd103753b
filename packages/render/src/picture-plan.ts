import { checkCell, type Maze, MazeError } from '@meikyuu/grid'
import { centreOf } from './centre-of.js'
import { checkDrawing, checkFlag, checkOneOf, checkRange } from './check-drawing.js'
import { scaleOf } from './colour-scale.js'
import { coloursWith, type PictureColours } from './colours.js'
import { hasOutlines } from './has-outlines.js'
import type { LineCap } from './picture.js'
import {
  type Margins,
  MOST_PICTURE_UNITS,
  PICTURE_LIMITS,
  type PictureOptions,
  type PictureStyle,
} from './picture-options.js'
import type { Placing } from './placed-pen.js'
import { roomIn } from './room-in.js'
import { themeOf } from './theme-of.js'

/** The share of a cell's room that a path takes, where no width is told. */
const PATH_SHARE = 0.6

/** The least width of such a path, in cells. */
const LEAST_PATH = 0.1

/** The options of a picture, looked at and whole. */
export interface PicturePlan {
  /** The maze as it is drawn: without doors where those are closed. */
  readonly maze: Maze
  readonly isOutlined: boolean
  readonly style: PictureStyle
  readonly cellSize: number
  readonly wallWidth: number
  readonly passageWidth: number
  readonly textSize: number
  readonly margins: Margins
  readonly cap: LineCap
  readonly colours: PictureColours
  readonly scale: readonly string[]
  readonly shows: { readonly start: boolean; readonly goal: boolean; readonly keys: boolean }
  readonly heat: number | null
  readonly numbers: boolean
}

/**
 * Looks at all options of a picture but its walks, overlays and texts.
 *
 * @throws MazeError as {@link pictureOf}.
 */
export function picturePlan(whole: Maze, options: PictureOptions): PicturePlan {
  checkDrawing(whole, options)
  const { cellSize = 20, style = 'walls', cap = 'round', heat = null } = options
  const { doors = true, start = true, goal = true, keys = true, numbers = false } = options
  checkLength('cellSize', cellSize)
  checkExtent(whole, cellSize)
  checkOneOf('style', style, ['walls', 'passages'])
  checkOneOf('cap', cap, ['round', 'square', 'butt'])
  for (const [name, flag] of Object.entries({ doors, start, goal, keys, numbers })) checkFlag(name, flag)
  if (heat !== null) checkCell(whole.grid, heat)
  // Throws where there are none.
  centreOf(whole.grid, 0)
  const { bounds } = whole.grid
  const longer = Math.max(bounds.width, bounds.height) * cellSize
  const {
    wallWidth = cellSize / 10,
    passageWidth = style === 'walls' ? cellSize : pathWidth(whole, cellSize),
  } = options
  const { textSize = Math.min(PICTURE_LIMITS.textSize.most, Math.max(cellSize * 0.6, longer / 50)) } = options
  checkLength('wallWidth', wallWidth)
  checkLength('passageWidth', passageWidth)
  checkLength('textSize', textSize)
  const { theme = 'print', colours = {} } = options
  const themed = themeOf(theme)
  return {
    maze: doors || whole.start === null ? whole : { ...whole, entrance: null, exit: null },
    isOutlined: hasOutlines(whole.grid),
    style,
    cellSize,
    wallWidth,
    passageWidth,
    textSize,
    margins: marginsOf(options.margin, cellSize / 2),
    cap,
    colours: coloursWith(themed.colours, colours),
    scale: options.scale === undefined ? themed.scale : scaleOf('scale', options.scale),
    shows: { start, goal, keys },
    heat,
    numbers,
  }
}

/** How wide the way is drawn: where passages are paths, it lies within them. */
export function wayWidth({ cellSize, style, passageWidth }: PicturePlan): number {
  return style === 'walls' ? cellSize / 5 : Math.min(cellSize / 5, passageWidth / 2)
}

/** How wide a trip to a key is drawn. */
export function tripWidth(plan: PicturePlan): number {
  return (wayWidth(plan) * 5) / 8
}

/** A share of the smallest cell, but for own graphs, whose cells may lie in one place. */
function pathWidth({ grid }: Maze, cellSize: number): number {
  let room = 0.5
  for (let cell = 0; cell < grid.cells; cell++) room = Math.min(room, roomIn(grid, cell))
  return Math.max(room * 2 * PATH_SHARE, LEAST_PATH) * cellSize
}

/** Where a maze lies whose upper left corner stands at a point of the picture. */
export function placingAt({ maze, cellSize }: PicturePlan, left: number, top: number): Placing {
  const { bounds } = maze.grid
  return { scale: cellSize, x: left - bounds.x * cellSize, y: top - bounds.y * cellSize }
}

function marginsOf(margin: PictureOptions['margin'], usual: number): Margins {
  if (typeof margin !== 'object' || margin === null) {
    const all = margin === undefined ? usual : margin
    checkLength('margin', all)
    return { top: all, right: all, bottom: all, left: all }
  }
  const { top = usual, right = usual, bottom = usual, left = usual } = margin
  const margins = { top, right, bottom, left }
  for (const [side, room] of Object.entries(margins)) checkLength('margin', room, `margin.${side}`)
  return margins
}

function checkLength(
  limit: keyof typeof PICTURE_LIMITS,
  value: unknown,
  name: string = limit,
): asserts value is number {
  checkRange(name, value, PICTURE_LIMITS[limit].least, PICTURE_LIMITS[limit].most)
}

function checkExtent({ grid: { bounds } }: Maze, cellSize: number): void {
  const { x, y, width, height } = bounds
  for (const units of [width, height, Math.abs(x), Math.abs(y)])
    if (units * cellSize > MOST_PICTURE_UNITS)
      throw new MazeError('TOO_BIG', {
        what: 'the units of the picture',
        got: units * cellSize,
        most: MOST_PICTURE_UNITS,
      })
}
