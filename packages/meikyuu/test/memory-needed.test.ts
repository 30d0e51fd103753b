import { describe, expect, it } from 'vitest'
import {
  buildMaze,
  GENERATORS,
  type GeneratorEntry,
  type GeneratorName,
  GRAPH_FORM_BYTES,
  type Grid,
  latticeGrid,
  type MazeRecipe,
  Mulberry32,
  memoryNeeded,
  Passages,
  SHAPES,
  type ShapeEntry,
} from '../src/index.js'

const map = (algorithm: GeneratorName, w: number) =>
  ({ shape: 'square', w, h: w, algorithm, mode: 'map', seed: 1 }) as MazeRecipe

/** Bytes a cell that only a graph takes. */
const GRAPH_BYTES = 38

describe('memoryNeeded', () => {
  it.each(Object.keys(GENERATORS) as GeneratorName[])(
    'knows whether %s keeps a lattice in its bytes',
    (name) => {
      const grid = latticeGrid(100, 100)
      const passages = new Passages(grid)
      ;(GENERATORS[name] as GeneratorEntry).carve(grid, passages, new Mulberry32(1))
      const isInBytes = passages.openBytes() !== null
      expect(memoryNeeded(map(name, 100)) < 10_000 * GRAPH_BYTES).toBe(isInBytes)
    },
  )

  it('grows with the cells, and with what generators and keys list', () => {
    const needed = memoryNeeded(map('backtracker', 1000))
    expect(needed).toBe(1_000_000)
    expect(memoryNeeded(map('backtracker', 2000))).toBe(4 * needed)
    const keys = memoryNeeded({ ...map('backtracker', 1000), mode: 'keys', keys: 2 } as MazeRecipe)
    expect(keys / needed).toBeCloseTo(1 + 12 * 0.098, 1)
    const mixed = (mix: object) => memoryNeeded({ ...map('growing', 1000), mix } as MazeRecipe) / needed
    expect(memoryNeeded(map('growing', 1000))).toBe(needed)
    expect([mixed({ newest: 3 }), mixed({ random: 1 }), mixed({ newest: 9, random: 1 })]).toEqual([1, 13, 21])
    expect([mixed({ oldest: 1 }), mixed({ middle: 1, newest: 1 })]).toEqual([13, 13])
  })

  it('counts on a graph no more than is there whatever a treatment leaves', () => {
    const treated = { ...map('backtracker', 1000), treatments: [{ treatment: 'unicursal' }] }
    expect(memoryNeeded(treated as never)).toBe(GRAPH_BYTES * 1_000_000)
    expect(memoryNeeded({ ...treated, mode: 'keys', keys: 2 } as never)).toBe(GRAPH_BYTES * 1_000_000)
    const untreated = { ...map('houston', 1000), mode: 'keys', keys: 2 } as MazeRecipe
    expect(memoryNeeded(untreated)).toBe((GRAPH_BYTES + 16) * 1_000_000)
  })

  it('counts the graph that a lattice is read as, up to where one is made', () => {
    expect(memoryNeeded(map('prim', 1000), { asGraph: true })).toBe(1_000_000 + 1_000_000 * GRAPH_FORM_BYTES)
    expect(memoryNeeded(map('prim', 50), { asGraph: true })).toBe(memoryNeeded(map('prim', 50)))
    expect(() => memoryNeeded(map('prim', 8192), { asGraph: true })).not.toThrow()
    const tooBig = expect.objectContaining({ code: 'TOO_BIG' })
    expect(() => memoryNeeded(map('prim', 8193), { asGraph: true })).toThrow(tooBig)
    expect(() => memoryNeeded(map('houston', 8193))).toThrow(tooBig)
    for (const asGraph of [1, null, 'yes'])
      expect(() => memoryNeeded(map('prim', 9), { asGraph } as never)).toThrow(
        expect.objectContaining({ code: 'BAD_ARGUMENT' }),
      )
  })

  it.each(Object.entries<ShapeEntry>(SHAPES))('is never more than the arrays of %s', (shape, entry) => {
    for (const side of [20, 60, 200]) {
      const size = entry.size === 'N' ? { size: side } : { w: side, h: side }
      for (const algorithm of ['prim', 'kruskal'] as const) {
        const recipe = { shape, ...size, algorithm, mode: 'map', seed: 1 } as never
        const { grid } = buildMaze(recipe)
        expect(memoryNeeded(recipe)).toBeLessThanOrEqual(bytesOf(grid, algorithm === 'kruskal'))
      }
    }
  })
})

/** Of all arrays of a board and its passages, and of the edges and pieces of a lattice. */
function bytesOf(grid: Grid, listsEdges: boolean): number {
  if (grid.kind === 'lattice') return grid.positions + (listsEdges ? 8 * grid.cells + 4 * grid.positions : 0)
  const arrays = [grid.first, grid.across, grid.slot, grid.centres.data]
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, grid.sides)
}
