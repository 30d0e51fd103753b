import type { Maze } from '@meikyuu/grid'
import { inPieces } from '../in-pieces.js'
import { oneText } from '../one-text.js'
import { DxfPen, pair } from './dxf-pen.js'
import type { Plot, PlotLayerName } from './plot.js'
import { plotOf } from './plot-of.js'
import type { PlotOptions } from './plot-options.js'

/** The number of each layer's colour in AutoCAD: 7 is black on white, then red, magenta, green, blue and orange. */
const COLOURS: Readonly<Record<PlotLayerName, number>> = {
  walls: 7,
  passages: 7,
  way: 1,
  trips: 6,
  start: 3,
  goal: 5,
  keys: 30,
}

/**
 * A maze as a drawing in DXF, release 12 in ASCII, which all programs for CAD
 * and lasers read, in pieces: millimetres, y upwards from the bottom left corner
 * of the sheet, layers `WALLS` (or `PASSAGES`), `WAY`, `TRIPS`, `START`, `GOAL`
 * and `KEYS`. Strokes are lines, arcs and polylines whose arcs are arcs, in the
 * order in which they are best drawn. Numbers have six decimals.
 *
 * @throws MazeError as {@link plotOf}; before the first piece.
 */
export function dxfChunks(maze: Maze, options: PlotOptions = {}): Iterable<string> {
  const plot = plotOf(maze, options)
  return inPieces(() => dxfLines(plot))
}

/**
 * As {@link dxfChunks}, in one text.
 *
 * @throws MazeError `TOO_BIG` for more than an engine lets a text hold.
 *
 * @example
 * ```ts
 * const dxf = dxfOf(buildMaze(parseRecipe('circle:5:wilson:map:1')))
 * dxf.startsWith('999\nA round maze') // => true
 * dxf.endsWith('0\nEOF\n') // => true
 * ```
 */
export function dxfOf(maze: Maze, options: PlotOptions = {}): string {
  return oneText('the DXF', dxfChunks(maze, options))
}

function* dxfLines({ width, height, title, layers }: Plot): Generator<string> {
  yield `999\n${comment(title)}\n`
  yield '0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n'
  // Younger than release 12, where unknown variables are passed over: 4 is millimetres.
  yield '9\n$INSUNITS\n70\n4\n'
  yield `9\n$EXTMIN\n${pair(10, 0)}${pair(20, 0)}${pair(30, 0)}`
  yield `9\n$EXTMAX\n${pair(10, width)}${pair(20, height)}${pair(30, 0)}0\nENDSEC\n`
  yield '0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLTYPE\n70\n1\n0\nLTYPE\n2\nCONTINUOUS\n70\n0\n3\nSolid line\n72\n65\n73\n0\n40\n0.0\n0\nENDTAB\n'
  yield `0\nTABLE\n2\nLAYER\n70\n${layers.length}\n`
  for (const { name } of layers)
    yield `0\nLAYER\n2\n${name.toUpperCase()}\n70\n0\n62\n${COLOURS[name]}\n6\nCONTINUOUS\n`
  yield '0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n'
  for (const { name, strokes, draw } of layers)
    for (let stroke = 0; stroke < strokes; stroke++) {
      const pen = new DxfPen(height)
      draw(stroke, pen)
      yield pen.entity(name.toUpperCase())
    }
  yield '0\nENDSEC\n0\nEOF\n'
}

/** The most characters of a comment: lines of release 12 hold 255. */
const LONGEST_COMMENT = 250

/**
 * A text in one line of ASCII, cut between characters: others are written as
 * AutoCAD does, by four digits of UTF-16, two of them for what lies above.
 */
function comment(title: string): string {
  let line = ''
  for (const character of title.slice(0, LONGEST_COMMENT).replace(/\s+/g, ' ')) {
    const ascii = /^[ -~]$/.test(character) ? character : escaped(character)
    if (line.length + ascii.length > LONGEST_COMMENT) break
    line += ascii
  }
  return line
}

/** Halves of pairs by themselves are no characters. */
function escaped(character: string): string {
  if (/\p{Cs}/u.test(character)) return escaped('\ufffd')
  return Array.from({ length: character.length }, (_, i) => {
    const digits = character.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')
    return `\\U+${digits}`
  }).join('')
}
