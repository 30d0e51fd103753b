import { hexGrid, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { svgChunks, svgOf } from '../src/index.js'
import { anyOptions } from './all-options.js'
import { mazeOn, seeds, smallGrids } from './mazes.js'
import { readXml } from './read-xml.js'

/** What a picture is made of, and the attributes that say how it looks. */
const ELEMENTS = new Set(['svg', 'title', 'desc', 'path', 'g', 'text'])
const ATTRIBUTES = new Set(
  'xmlns width height viewBox role class fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin opacity d font-family font-size text-anchor x y'.split(
    ' ',
  ),
)

const mazesWithOptions = fc
  .tuple(smallGrids, seeds)
  .map(([grid, seed]) => mazeOn(grid, seed, [grid.cells >> 1]))
  .chain((maze) => fc.tuple(fc.constant(maze), anyOptions(maze)))

describe('svgChunks', () => {
  it('is well-formed XML of a few elements and attributes, whatever the options: no script, no style, no link', () => {
    fc.assert(
      fc.property(mazesWithOptions, ([maze, options]) => {
        for (const { name, attributes } of readXml(svgOf(maze, options))) {
          expect(ELEMENTS).toContain(name)
          for (const attribute of Object.keys(attributes)) expect(ATTRIBUTES).toContain(attribute)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('adds up to svgOf, in pieces of 64 KiB and little more, as often as it is walked', () => {
    const maze = mazeOn(squareGrid(150, 150), 5)
    const chunks = svgChunks(maze, { numbers: true, heat: 0 })
    const pieces = [...chunks]
    expect(pieces.length).toBeGreaterThan(10)
    for (const piece of pieces.slice(0, -1)) expect(piece.length).toBeGreaterThanOrEqual(2 ** 16)
    for (const piece of pieces) expect(piece.length).toBeLessThan(2 ** 17 + 200)
    expect(pieces.join('')).toBe(svgOf(maze, { numbers: true, heat: 0 }))
    expect([...chunks]).toEqual(pieces)
  })

  it('draws as it is asked: a stroke that is not asked for is not drawn', () => {
    const hexes = hexGrid(100, 100)
    let looked = 0
    const sideLine = (cell: number, slot: number) => {
      looked++
      return hexes.layout.sideLine(cell, slot)
    }
    const maze = mazeOn({ ...hexes, layout: { ...hexes.layout, sideLine } }, 5)
    const chunks = svgChunks(maze)
    // What is looked at before: whether there are outlines, and the room for the marks.
    expect(looked).toBeLessThan(20)
    for (const _ of chunks) break
    expect(looked).toBeGreaterThan(maze.grid.cells)
  })

  it('takes less than 5 bytes a cell for squares, drawn at the usual size', () => {
    const maze = mazeOn(squareGrid(120, 120), 9)
    const bytes = [...svgChunks(maze)].reduce((sum, chunk) => sum + chunk.length, 0)
    // A million cells are to be less than 12 MB; coordinates are relative, so that they do not grow with the board.
    expect(bytes / maze.grid.cells).toBeLessThan(5)
  })
})
