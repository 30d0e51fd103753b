import type { Maze } from '@meikyuu/grid'
import { PathPen } from './path-pen.js'
import {
  type FillLayer,
  type LabelLayer,
  type Layer,
  LETTER_MIDDLE,
  type Picture,
  type StrokeLayer,
} from './picture.js'
import { pictureOf } from './picture-of.js'
import type { PictureOptions } from './picture-options.js'
import { xmlText } from './xml.js'

/** The least characters of a chunk; one holds at most a stroke's piece more. */
const CHUNK = 2 ** 16

/** The fonts that labels ask for, the first that is there. */
export const LABEL_FONTS = 'DejaVu Sans, sans-serif'

/**
 * {@link svgOf} in pieces of about 64 KiB, drawn as they are asked for, so that
 * the text is never held whole. All arguments are looked at before the first
 * piece. Each walk over the answer draws anew.
 *
 * @throws MazeError as {@link pictureOf}.
 */
export function svgChunks(maze: Maze, options: PictureOptions = {}): Iterable<string> {
  const picture = pictureOf(maze, options)
  return { [Symbol.iterator]: () => gathered(svgPieces(picture)) }
}

/** Pieces of any length as pieces of a chunk's length at least, but for the last. */
function* gathered(pieces: Iterable<string>): Generator<string, void> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}

function* svgPieces({ width, height, title, description, layers }: Picture): Generator<string, void> {
  const size = `width="${decimal(width)}" height="${decimal(height)}"`
  yield `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${decimal(width)} ${decimal(height)}" role="img">\n`
  yield `<title>${xmlText(title)}</title>\n<desc>${xmlText(description)}</desc>\n`
  for (const layer of layers) yield* layer.kind === 'labels' ? texts(layer) : path(layer)
  yield '</svg>\n'
}

/** A layer as one path, none where nothing is drawn. */
function* path(layer: Exclude<Layer, LabelLayer>): Generator<string, void> {
  const pen = new PathPen()
  let isBegun = false
  for (const _ of layer.draw(pen)) {
    if (pen.length < CHUNK) continue
    yield `${isBegun ? '' : pathBegin(layer)}${pen.take()}`
    isBegun = true
  }
  if (pen.length > 0) {
    yield `${isBegun ? '' : pathBegin(layer)}${pen.take()}`
    isBegun = true
  }
  if (isBegun) yield '"/>\n'
}

function pathBegin(layer: Exclude<Layer, LabelLayer>): string {
  const paint = layer.kind === 'fill' ? fillPaint(layer) : strokePaint(layer)
  return `<path class="${xmlText(layer.name)}" ${paint}${opacityOf(layer)} d="`
}

/** SVG's own rule is the one that is not named. */
function fillPaint({ colour, rule }: FillLayer): string {
  return `fill="${colour}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}`
}

function strokePaint({ colour, width, cap }: StrokeLayer): string {
  const join = cap === 'round' ? 'round' : 'miter'
  return `fill="none" stroke="${colour}" stroke-width="${decimal(width)}" stroke-linecap="${cap}" stroke-linejoin="${join}"`
}

function* texts(layer: LabelLayer): Generator<string, void> {
  const { size, labels, anchor, colour } = layer
  let isBegun = false
  for (const { x, y, text } of labels) {
    if (!isBegun)
      yield `<g class="${xmlText(layer.name)}" fill="${colour}"${opacityOf(layer)} font-family="${LABEL_FONTS}" font-size="${decimal(size)}" text-anchor="${anchor}">\n`
    isBegun = true
    yield `<text x="${decimal(x)}" y="${decimal(y + size * LETTER_MIDDLE)}">${xmlText(text)}</text>\n`
  }
  if (isBegun) yield '</g>\n'
}

function opacityOf({ opacity }: Layer): string {
  return opacity === 1 ? '' : ` opacity="${decimal(opacity)}"`
}

/** A number as short as it can be with three decimals. */
function decimal(n: number): string {
  return String(Math.round(n * 1000) / 1000)
}
