import { type Grid, type Maze, MazeError } from '@meikyuu/grid'
import { cellsOf } from './cells-of.js'
import { centreOf } from './centre-of.js'
import { checkDrawing, checkRange, checkText } from './check-drawing.js'
import { coloursWith, NONE } from './colours.js'
import { describeMaze, headline } from './describe-maze.js'
import { passageStrokes } from './draw-passages.js'
import { wallStrokes } from './draw-walls.js'
import { lineStrokes, tripStrokes } from './draw-way.js'
import { hasOutlines } from './has-outlines.js'
import { markLayers } from './mark-layers.js'
import type { Pen } from './pen.js'
import type { Layer, Picture, StrokeLayer } from './picture.js'
import { MOST_PICTURE_UNITS, PICTURE_LIMITS, type PictureOptions } from './picture-options.js'
import { PlacedPen } from './placed-pen.js'
import { pointsAlong } from './points-along.js'
import { THEMES } from './themes.js'
import { walkedSides } from './walked-sides.js'

/**
 * A maze as a picture, for whoever writes one: what is drawn in which colour,
 * from the bottom up. All arguments are looked at before it returns; its layers
 * draw when asked to.
 *
 * @throws MazeError `BAD_ARGUMENT` for a length outside {@link PICTURE_LIMITS}, for
 * titles that are no texts and colours that are none, and for ends that are not
 * in the grid; `TOO_BIG` for a picture of more than {@link MOST_PICTURE_UNITS} units;
 * `NO_CENTRES` where the grid has none.
 */
export function pictureOf(maze: Maze, options: PictureOptions = {}): Picture {
  checkDrawing(maze, options)
  const { cellSize = 20, title = headline(maze.grid), description = describeMaze(maze) } = options
  const { wallWidth = cellSize / 10, margin = cellSize / 2, cap = 'round' } = options
  checkLength('cellSize', cellSize)
  checkLength('wallWidth', wallWidth)
  checkLength('margin', margin)
  checkText('title', title)
  checkText('description', description)
  checkExtent(maze.grid, cellSize)
  const { colours: given = {} } = options
  const colours = coloursWith(THEMES.print.colours, given)
  const { bounds } = maze.grid
  const placing = { scale: cellSize, x: margin - bounds.x * cellSize, y: margin - bounds.y * cellSize }
  // A graph may be flat, and what is 0 wide is not shown.
  const width = Math.max(bounds.width * cellSize + margin * 2, wallWidth)
  const height = Math.max(bounds.height * cellSize + margin * 2, wallWidth)
  centreOf(maze.grid, 0)
  const way = pointsAlong(maze, cellsOf(maze.grid, 'way', options.way), true)
  const walked = walkedSides(maze, options)
  const isOutlined = hasOutlines(maze.grid)
  const stroke = (
    name: string,
    colour: string,
    width: number,
    draw: (pen: Pen) => Iterable<unknown>,
  ): StrokeLayer => ({
    kind: 'stroke',
    name,
    colour,
    opacity: 1,
    width,
    cap: name === 'walls' ? cap : 'round',
    draw: (pen) => draw(new PlacedPen(pen, placing)),
  })
  const layers: Layer[] = [
    {
      kind: 'fill',
      name: 'background',
      colour: colours.background,
      opacity: 1,
      draw: (pen) => rectangle(pen, width, height),
    },
  ]
  if (!isOutlined)
    layers.push(stroke('passages', colours.wall, wallWidth, (pen) => passageStrokes(maze, pen)))
  layers.push(
    stroke('trips', colours.trip, cellSize / 8, (pen) => tripStrokes(maze, walked, pen)),
    stroke('way', colours.way, cellSize / 5, (pen) => lineStrokes(way, pen)),
  )
  if (isOutlined) layers.push(stroke('walls', colours.wall, wallWidth, (pen) => wallStrokes(maze, pen)))
  layers.push(...markLayers(maze, colours, placing))
  return { width, height, title, description, layers: layers.filter(({ colour }) => colour !== NONE) }
}

function* rectangle(pen: Pen, width: number, height: number): Generator<undefined, void> {
  pen.moveTo(0, 0)
  pen.lineTo(width, 0)
  pen.lineTo(width, height)
  pen.lineTo(0, height)
  pen.lineTo(0, 0)
  yield
}

function checkLength(name: keyof typeof PICTURE_LIMITS, value: unknown): void {
  checkRange(name, value, PICTURE_LIMITS[name].least, PICTURE_LIMITS[name].most)
}

function checkExtent({ bounds }: Grid, cellSize: number): void {
  const { x, y, width, height } = bounds
  for (const units of [width, height, Math.abs(x), Math.abs(y)])
    if (units * cellSize > MOST_PICTURE_UNITS)
      throw new MazeError('TOO_BIG', {
        what: 'the units of the picture',
        got: units * cellSize,
        most: MOST_PICTURE_UNITS,
      })
}
