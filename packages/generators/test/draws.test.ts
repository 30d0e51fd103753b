import { type GraphGrid, Passages } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GENERATORS, type GeneratorName } from '../src/generators.js'
import { edgesOf, grids, seeds, squares } from './boards.js'
import { CountingRng } from './counting-rng.js'

/** What a generator asked of its chance. */
function askedBy(name: GeneratorName, grid: GraphGrid, seed: number): number[] {
  const rng = new CountingRng(seed)
  GENERATORS[name].carve(grid, new Passages(grid), rng)
  return rng.asked
}

describe('draws', () => {
  test.each(['backtracker', 'hunt'] as const)('%s takes one a cell, the first among all cells', (name) => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const asked = askedBy(name, grid, seed)
        expect(asked.length).toBe(grid.cells)
        expect(asked[0]).toBe(grid.cells)
        expect(Math.min(...asked)).toBeGreaterThan(0)
        expect(Math.max(...asked.slice(1))).toBeLessThanOrEqual(grid.maxSides)
      }),
    )
  })

  test('growing takes one a step, one a place in half of them, one a passage', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const asked = askedBy('growing', grid, seed)
        // A cell is in for one step a passage carved from it and one more to be dropped.
        expect(asked.filter((n) => n === 0).length).toBe(2 * grid.cells - 1)
        expect(asked.length).toBeGreaterThanOrEqual(3 * grid.cells - 1)
        expect(asked.length).toBeLessThanOrEqual(5 * grid.cells - 2)
      }),
    )
  })

  test('prim takes one for the first cell and one for each edge, which enters the frontier once', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        expect(askedBy('prim', grid, seed).length).toBe(1 + edgesOf(grid))
      }),
    )
  })

  test('kruskal takes a shuffle of the edges', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const edges = edgesOf(grid)
        const shuffled = Array.from({ length: edges - 1 }, (_, i) => edges - i)
        expect(askedBy('kruskal', grid, seed)).toEqual(shuffled)
      }),
    )
  })

  test('kruskal-hash takes its key, and no more', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        expect(askedBy('kruskal-hash', grid, seed)).toEqual([2 ** 32, 2 ** 32])
      }),
    )
  })

  test('wilson takes the first cell, a shuffle of the cells, then at least one a cell to come', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const asked = askedBy('wilson', grid, seed)
        const shuffled = Array.from({ length: grid.cells - 1 }, (_, i) => grid.cells - i)
        expect(asked.slice(0, grid.cells)).toEqual([grid.cells, ...shuffled])
        expect(asked.length).toBeGreaterThanOrEqual(2 * grid.cells - 1)
      }),
    )
  })

  test('eller takes none in the last row, in each other at most one a pair and one a column', () => {
    fc.assert(
      fc.property(squares, seeds, (grid, seed) => {
        const { width, height } = grid.rows!
        const asked = askedBy('eller', grid, seed)
        expect(asked.length).toBeLessThanOrEqual((height - 1) * (2 * width - 1))
        expect(asked.length).toBeGreaterThanOrEqual((height - 1) * width)
        // No two cells of the first row are joined before it is gone through.
        expect(asked.slice(0, width - 1)).toEqual(Array.from({ length: width - 1 }, () => 0))
      }),
    )
  })
})
