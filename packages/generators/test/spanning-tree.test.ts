import { Mulberry32 } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fits } from '../src/fits.js'
import { carveMaze, GENERATORS, type GeneratorName } from '../src/generators.js'
import { grids, seeds, squares } from './boards.js'
import { spanningFaults } from './spanning-faults.js'

describe.each(Object.keys(GENERATORS) as GeneratorName[])('%s', (name) => {
  const boards = grids.filter((grid) => fits(GENERATORS[name], grid))
  const byRows = (GENERATORS[name].needs as readonly string[]).includes('rows')

  test('carves a spanning tree', () => {
    const law = (grid: Parameters<typeof carveMaze>[0], seed: number) => {
      expect(spanningFaults(grid, carveMaze(grid, name, new Mulberry32(seed)))).toEqual([])
    }
    fc.assert(fc.property(byRows ? squares : boards, seeds, law), { numRuns: 200 })
  })

  test('carves the same maze from the same seed, another from another', () => {
    const law = (grid: Parameters<typeof carveMaze>[0], seed: number) => {
      const open = (of: number) => carveMaze(grid, name, new Mulberry32(of)).open
      expect(open(seed)).toEqual(open(seed))
      const others = [1, 2, 3, 4, 5, 6, 7, 8].map((more) => open(seed + more).join())
      expect(new Set(others).size).toBeGreaterThan(1)
    }
    // On the smallest boards few mazes differ at all.
    const roomy = squares.filter((grid) => grid.cells >= 9)
    fc.assert(fc.property(roomy, seeds, law), { numRuns: 40 })
  })
})
