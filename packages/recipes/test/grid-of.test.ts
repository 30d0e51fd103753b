import { SHAPES, type ShapeEntry, squareGrid } from '@meikyuu/grid'
import { buildMaze, gridOf, LATTICE_CELLS, type MazeRecipe, mazeKit, parseRecipe } from '@meikyuu/recipes'
import { describe, expect, it } from 'vitest'
import { errorOf } from './error-of.js'
import { strip } from './strip.js'

const recipeOf = (shape: string, size: object, mode = 'map') =>
  ({ shape, ...size, algorithm: 'prim', mode, seed: 1 }) as unknown as MazeRecipe

describe('gridOf', () => {
  it.each(Object.entries<ShapeEntry>(SHAPES))('is what mazes of %s are carved on', (shape, entry) => {
    for (const side of [8, 63, 64, 80]) {
      const size = entry.size === 'N' ? { size: side } : { w: side, h: side }
      const recipe = recipeOf(shape, size)
      const grid = gridOf(recipe)
      const isBig = entry.cellsLaidOut(size as never) >= LATTICE_CELLS
      expect(grid.kind).toBe(entry.lattice !== undefined && isBig ? 'lattice' : 'graph')
      const built = buildMaze(recipe).grid
      expect([grid.kind, grid.cells, grid.sides]).toEqual([built.kind, built.cells, built.sides])
      expect(grid.cells).toBe(entry.make(size as never).cells)
      expect(gridOf(recipe)).toBe(built)
    }
  })

  it('is a lattice from 4,096 squares on', () => {
    expect(gridOf(recipeOf('square', { w: 63, h: 65 }))).toMatchObject({ kind: 'graph', cells: 4095 })
    expect(gridOf(recipeOf('square', { w: 64, h: 64 }))).toMatchObject({ kind: 'lattice', cells: 4096 })
    expect(gridOf(recipeOf('square', { w: 2, h: 2048 })).kind).toBe('lattice')
  })

  it('is of the cells that a cut shape keeps, in their rows', () => {
    const grid = gridOf(recipeOf('heart', { size: 64 }))
    if (grid.kind !== 'lattice') throw new Error('expected a lattice')
    expect(grid.mask).not.toBeNull()
    expect(grid.cells).toBeLessThan(grid.width * grid.height)
  })

  it('is the board before any treatment', () => {
    const recipe = parseRecipe('square:9x8:prim~unicursal:map:1')
    expect(gridOf(recipe).cells).toBe(72)
    expect(buildMaze(recipe).grid.cells).toBe(4 * 72)
  })

  it('costs nothing a cell where squares are whole, and ends where positions do', () => {
    expect(gridOf(recipeOf('square', { w: 46_000, h: 46_000 })).cells).toBe(46_000 ** 2)
    for (const w of [46_340, 2 ** 31, 2 ** 50])
      expect(() => gridOf(recipeOf('square', { w, h: w }))).toThrow(
        expect.objectContaining({ code: 'TOO_BIG' }),
      )
  })

  it('refuses what buildMaze refuses, by the same code', () => {
    const wrong = [
      null,
      'square:9x9:prim:map:1',
      {},
      recipeOf('cube', { size: 0 }),
      recipeOf('square', { w: 1, h: 9 }),
      recipeOf('square', { size: 9 }),
      recipeOf('rhombus', { w: 9, h: 9 }),
      recipeOf('square', { w: 9, h: 9 }, 'nowhere'),
      { ...recipeOf('square', { w: 9, h: 9 }), colour: 'red' },
    ]
    for (const one of wrong) {
      const error = errorOf(() => buildMaze(one as MazeRecipe))
      expect(error).not.toBe('no error')
      expect(errorOf(() => gridOf(one as MazeRecipe))).toBe(error)
    }
  })

  it('is of a kit too, whose shapes it checks', () => {
    const make = ({ size }: { size: number }) => squareGrid(size, size === 7 ? 7 : 2)
    const { gridOf: ofKit, parseRecipe: read } = mazeKit({ shapes: { strip: { ...strip, make } } })
    expect(ofKit(read('strip:9:eller:map:1')).cells).toBe(18)
    expect(ofKit(read('square:64x64:eller:map:1')).kind).toBe('lattice')
    expect(errorOf(() => ofKit(read('strip:7:eller:map:1')))).toMatch(/^BAD_ARGUMENT: /)
  })
})
