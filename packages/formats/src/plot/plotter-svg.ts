import { checkNumber, type Maze } from '@meikyuu/grid'
import { PathPen, xmlText } from '@meikyuu/render'
import { inPieces } from '../in-pieces.js'
import { notA } from '../not-a.js'
import { oneText } from '../one-text.js'
import { short } from '../short.js'
import type { Plot, PlotLayerName } from './plot.js'
import { plotOf } from './plot-of.js'
import type { PlotOptions } from './plot-options.js'

/** The options of SVG for plotters. */
export interface PlotterSvgOptions extends PlotOptions {
  /**
   * The width of lines in millimetres, 0.001 to 10. Machines follow the middle of a line; many lasers cut
   * along lines up to a hairline's width and engrave along wider ones.
   * @defaultValue 0.025, a thousandth of an inch
   */
  readonly lineWidth?: number
}

/** The colour of each layer: programs for lasers tell by it what to cut and what to mark. */
const COLOURS: Readonly<Record<PlotLayerName, string>> = {
  walls: '#000000',
  passages: '#000000',
  way: '#ff0000',
  trips: '#ff00ff',
  start: '#00aa00',
  goal: '#0000ff',
  keys: '#ff8800',
}

/**
 * A maze as an SVG for plotters and lasers, in pieces: centre lines without
 * fills, in millimetres, a group a layer (a layer of Inkscape too) and a path a
 * stroke, in the order in which they are best drawn. Numbers have two decimals.
 *
 * @throws MazeError as {@link plotOf}; before the first piece.
 */
export function plotterSvgChunks(maze: Maze, options: PlotterSvgOptions = {}): Iterable<string> {
  const plot = plotOf(maze, options)
  const { lineWidth = 0.025 } = options
  checkNumber('lineWidth', lineWidth)
  if (lineWidth < 0.001 || lineWidth > 10) throw notA('lineWidth', 'a number from 0.001 to 10', lineWidth)
  return inPieces(() => svgLines(plot, lineWidth))
}

/**
 * As {@link plotterSvgChunks}, in one text.
 *
 * @throws MazeError `TOO_BIG` for more than an engine lets a text hold.
 *
 * @example
 * ```ts
 * const svg = plotterSvgOf(buildMaze(parseRecipe('square:10x8:wilson:map:1')))
 * svg.includes('width="70mm" height="60mm" viewBox="0 0 70 60"') // => true
 * ```
 */
export function plotterSvgOf(maze: Maze, options: PlotterSvgOptions = {}): string {
  return oneText('the SVG', plotterSvgChunks(maze, options))
}

function* svgLines({ width, height, title, layers }: Plot, lineWidth: number): Generator<string> {
  const [w, h] = [short(width), short(height)]
  yield `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">\n`
  yield `<title>${xmlText(title)}</title>\n`
  for (const { name, strokes, draw } of layers) {
    yield `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" fill="none" stroke="${COLOURS[name]}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round">\n`
    for (let stroke = 0; stroke < strokes; stroke++) {
      const pen = new PathPen()
      draw(stroke, pen)
      yield `<path d="${pen}"/>\n`
    }
    yield '</g>\n'
  }
  yield '</svg>\n'
}
