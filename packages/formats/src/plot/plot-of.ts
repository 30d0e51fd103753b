import { checkMazeEnds, type Maze, MazeError, sideLine } from '@meikyuu/grid'
import { drawPassages, drawTrips, drawWalls, drawWay, type Pen } from '@meikyuu/render'
import { drawGoal, drawKeys, drawStart } from './draw-marks.js'
import type { Plot, PlotLayer, PlotLayerName } from './plot.js'
import { type FullPlotOptions, fullPlotOptions, type PlotOptions } from './plot-options.js'
import { sortStrokes } from './sort-strokes.js'
import { type Placing, Strokes } from './strokes.js'

/** The widest sheet, in millimetres: numbers keep their six decimals. */
const WIDEST_SHEET = 1e8

/**
 * A maze as strokes for a plotter or a laser: walls as `drawWalls` joins them,
 * the way and the trips if they are given, marks. Within each layer strokes are
 * ordered so that the pen goes a short way through the air; arcs stay arcs.
 * About 5 microseconds a wall.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no options, `NO_SUCH_CELL`,
 * `NO_CENTRES` for a grid without outlines and centres, `TOO_BIG` for a sheet of
 * more than 100 kilometres.
 *
 * @example
 * ```ts
 * const plot = plotOf(buildMaze(parseRecipe('square:10x8:wilson:to-goal:1')), { cellSize: 4, margin: 5 })
 * plot.width // => 50
 * plot.height // => 42
 * plot.layers.map(({ name }) => name) // => ['walls', 'start', 'goal']
 * ```
 */
export function plotOf(maze: Maze, options: PlotOptions = {}): Plot {
  checkMazeEnds(maze)
  const full = fullPlotOptions(maze, options)
  const { cellSize, margin, title } = full
  const { bounds } = maze.grid
  const width = bounds.width * cellSize + 2 * margin
  const height = bounds.height * cellSize + 2 * margin
  if (Math.max(width, height) > WIDEST_SHEET)
    throw new MazeError('TOO_BIG', {
      what: 'the millimetres of the sheet',
      got: Math.max(width, height),
      most: WIDEST_SHEET,
    })
  const placing = { scale: cellSize, left: margin - bounds.x * cellSize, top: margin - bounds.y * cellSize }
  const layers: PlotLayer[] = []
  const pen = { x: 0, y: 0 }
  for (const [name, draw] of drawings(maze, full)) {
    const layer = layerOf(name, placing, draw, pen)
    if (layer.strokes > 0) layers.push(layer)
  }
  return { width, height, title, layers, air: layers.reduce((sum, { air }) => sum + air, 0) }
}

function drawings(maze: Maze, { walk, marks }: FullPlotOptions): [PlotLayerName, (pen: Pen) => void][] {
  const list: [PlotLayerName, (pen: Pen) => void][] = [
    hasLines(maze)
      ? ['walls', (pen) => drawWalls(maze, pen)]
      : ['passages', (pen) => drawPassages(maze, pen)],
  ]
  if (walk.way != null) list.push(['way', (pen) => drawWay(maze, walk.way!, pen)])
  if (walk.trips != null) list.push(['trips', (pen) => drawTrips(maze, walk, pen)])
  if (marks)
    list.push(
      ['start', (pen) => drawStart(maze, pen)],
      ['goal', (pen) => drawGoal(maze, pen)],
      ['keys', (pen) => drawKeys(maze, pen)],
    )
  return list
}

function hasLines({ grid }: Maze): boolean {
  return grid.sides > 0 && sideLine(grid, 0) !== null
}

/** The strokes of a drawing in their best order from where the pen is; moves the pen to their end. */
function layerOf(
  name: PlotLayerName,
  placing: Placing,
  draw: (pen: Pen) => void,
  pen: { x: number; y: number },
): PlotLayer {
  const strokes = new Strokes(placing)
  draw(strokes)
  const { order, air, airBefore } = sortStrokes(strokes, pen.x, pen.y)
  if (order.length > 0) {
    const last = order[order.length - 1]! ^ 1
    pen.x = strokes.x[last]!
    pen.y = strokes.y[last]!
  }
  return {
    name,
    strokes: strokes.count,
    air,
    airUnsorted: airBefore,
    draw: (stroke, drawing) => strokes.draw(order[stroke]!, drawing),
  }
}
