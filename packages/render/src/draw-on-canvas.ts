import type { Maze } from '@meikyuu/grid'
import type { CanvasLike } from './canvas-like.js'
import { checkPen } from './check-drawing.js'
import { type LabelLayer, type Layer, LETTER_MIDDLE } from './picture.js'
import { pictureOf } from './picture-of.js'
import type { PictureOptions } from './picture-options.js'
import { runThrough } from './run-through.js'
import { LABEL_FONTS } from './svg-chunks.js'

/** SVG's own limit for mitred corners: sharper ones are cut off. */
const MITRE = 4

/**
 * Draws a maze on a canvas, as {@link svgOf} shows it, its upper left corner at
 * the context's origin: move or scale the context first to have it elsewhere.
 * How the context draws is as before when it is done.
 *
 * @throws MazeError as {@link pictureOf}, `BAD_ARGUMENT` for what is no context.
 */
export function drawOnCanvas(maze: Maze, context: CanvasLike, options: PictureOptions = {}): void {
  const { layers } = pictureOf(maze, options)
  checkPen(context)
  context.save()
  context.miterLimit = MITRE
  for (const layer of layers) drawLayer(layer, context)
  context.restore()
}

function drawLayer(layer: Layer, context: CanvasLike): void {
  context.globalAlpha = layer.opacity
  if (layer.kind === 'labels') {
    writeLabels(layer, context)
    return
  }
  context.beginPath()
  if (layer.kind === 'fill') {
    context.fillStyle = layer.colour
    runThrough(layer.draw(context))
    context.fill(layer.rule)
    return
  }
  context.strokeStyle = layer.colour
  context.lineWidth = layer.width
  context.lineCap = layer.cap
  context.lineJoin = layer.cap === 'round' ? 'round' : 'miter'
  runThrough(layer.draw(context))
  context.stroke()
}

function writeLabels({ colour, size, anchor, labels }: LabelLayer, context: CanvasLike): void {
  context.fillStyle = colour
  context.font = `${size}px ${LABEL_FONTS}`
  context.textAlign = anchor === 'middle' ? 'center' : anchor
  context.textBaseline = 'alphabetic'
  for (const { x, y, text } of labels) context.fillText(text, x, y + size * LETTER_MIDDLE)
}
