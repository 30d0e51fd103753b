import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOnCanvas, type Layer, pictureOf } from '../src/index.js'
import { mazeOn, seeds, smallGrids } from './mazes.js'
import { RecordingCanvas } from './recording-canvas.js'
import { RecordingPen } from './recording-pen.js'

describe('drawOnCanvas', () => {
  it('paints each layer of the picture, in its order, and leaves the context as it was', () => {
    fc.assert(
      fc.property(smallGrids, seeds, (grid, seed) => {
        const maze = mazeOn(grid, seed, [grid.cells >> 1])
        const options = { way: [maze.start], cellSize: 10 }
        const canvas = new RecordingCanvas()
        drawOnCanvas(maze, canvas, options)
        const layers = [...pictureOf(maze, options).layers]
        expect(canvas.painted.map(({ how, colour, alpha }) => [how, colour, alpha])).toEqual(
          layers.map((layer) => [
            layer.kind === 'fill' ? layer.rule : layer.kind,
            layer.colour,
            layer.opacity,
          ]),
        )
        expect(canvas.painted.map(({ strokes }) => strokes)).toEqual(layers.map(strokesOf))
        expect(canvas.depth).toBe(0)
      }),
      { numRuns: 40 },
    )
  })
})

function strokesOf(layer: Layer) {
  const pen = new RecordingPen()
  if (layer.kind !== 'labels') for (const _ of layer.draw(pen));
  return pen.strokes
}
