import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOnCanvas, type Layer, LETTER_MIDDLE, pictureOf } from '../src/index.js'
import { anyOptions } from './all-options.js'
import { mazeOn, seeds, smallGrids } from './mazes.js'
import { type Painted, RecordingCanvas } from './recording-canvas.js'
import { RecordingPen } from './recording-pen.js'

const mazesWithOptions = fc
  .tuple(smallGrids, seeds)
  .map(([grid, seed]) => mazeOn(grid, seed, [grid.cells >> 1]))
  .chain((maze) => fc.tuple(fc.constant(maze), anyOptions(maze)))

describe('drawOnCanvas', () => {
  it('paints each layer of the picture as it says, in its order, and leaves the context as it was', () => {
    fc.assert(
      fc.property(mazesWithOptions, ([maze, options]) => {
        const canvas = new RecordingCanvas()
        drawOnCanvas(maze, canvas, options)
        expect(canvas.depth).toBe(0)
        expect(canvas.painted.map(told)).toEqual([...pictureOf(maze, options).layers].flatMap(expected))
      }),
      { numRuns: 60 },
    )
  })
})

/** What is to be seen of what was painted. */
function told({ how, colour, alpha, width, cap, join, font, strokes, text }: Painted) {
  if (how === 'text') return { how, colour, alpha, font, text }
  return how === 'stroke'
    ? { how, colour, alpha, strokes, width, cap, join }
    : { how, colour, alpha, strokes }
}

function expected(layer: Layer): object[] {
  const { colour, opacity: alpha } = layer
  if (layer.kind === 'labels') {
    const { size, anchor } = layer
    return [...layer.labels].map(({ x, y, text }) => ({
      how: 'text',
      colour,
      alpha,
      font: `${size}px DejaVu Sans, sans-serif`,
      text: [text, x, y + size * LETTER_MIDDLE, anchor === 'middle' ? 'center' : anchor],
    }))
  }
  const pen = new RecordingPen()
  for (const _ of layer.draw(pen));
  const { strokes } = pen
  if (layer.kind === 'fill') return [{ how: layer.rule, colour, alpha, strokes }]
  const { width, cap } = layer
  return [{ how: 'stroke', colour, alpha, strokes, width, cap, join: cap === 'round' ? 'round' : 'miter' }]
}
