import { describe, expect, it } from 'vitest'
import {
  buildMaze,
  GENERATORS,
  type GeneratorEntry,
  type GeneratorName,
  latticeGrid,
  type MazeRecipe,
  Mulberry32,
  memoryNeeded,
  Passages,
  SHAPES,
  type ShapeEntry,
  type ShapeName,
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

  it('grows with the cells, and with what a mode lists', () => {
    const needed = memoryNeeded(map('backtracker', 1000))
    expect(needed).toBe(1_000_000)
    expect(memoryNeeded(map('backtracker', 2000))).toBe(4 * needed)
    expect(memoryNeeded({ ...map('backtracker', 1000), mode: 'keys', keys: 2 } as MazeRecipe)).toBe(
      5 * needed,
    )
    const treated = { ...map('backtracker', 1000), treatments: [{ treatment: 'unicursal' }] } as never
    expect(memoryNeeded(treated)).toBe(GRAPH_BYTES * needed)
  })

  it('is never more than the arrays of a board that is whole', () => {
    for (const [name, entry] of Object.entries<ShapeEntry>(SHAPES)) {
      const size = entry.size === 'N' ? { size: 60 } : { w: 60, h: 60 }
      const recipe = { shape: name as ShapeName, ...size, algorithm: 'prim', mode: 'map', seed: 1 } as never
      const { grid } = buildMaze(recipe)
      if (grid.cells < entry.cellsLaidOut(size as never)) continue
      const arrays = [grid.first, grid.across, grid.slot, grid.centres.data]
      const bytes = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
      expect(memoryNeeded(recipe), name).toBeLessThanOrEqual(bytes + grid.sides)
    }
  })
})
