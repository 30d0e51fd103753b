import { type GraphGrid, Mulberry32, Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backtracker } from '../src/backtracker.js'
import { carveMaze } from '../src/generators.js'
import { growingTree } from '../src/growing-tree.js'
import type { GrowingTreeMix } from '../src/growing-tree-mix.js'
import { grids, seeds } from './boards.js'
import { CountingRng } from './counting-rng.js'
import { plainGrowingTree } from './plain-growing-tree.js'
import { spanningFaults } from './spanning-faults.js'

const weight = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 100 }),
  fc.double({ min: 1e-300, max: 1e300, noNaN: true }),
)
const mixes: fc.Arbitrary<GrowingTreeMix> = fc
  .record({ newest: weight, oldest: weight, random: weight, middle: weight }, { requiredKeys: [] })
  .filter((mix) => Object.values(mix).some((value) => value > 0))

function grown(grid: GraphGrid, seed: number, mix: GrowingTreeMix): { open: Uint8Array; asked: number[] } {
  const passages = new Passages(grid)
  const rng = new CountingRng(seed)
  growingTree(grid, passages, rng, { mix })
  return { open: passages.open, asked: rng.asked }
}

describe('the growing tree', () => {
  test('is a spanning tree under any mix', () => {
    fc.assert(
      fc.property(grids, seeds, mixes, (grid, seed, mix) => {
        const passages = new Passages(grid)
        growingTree(grid, passages, new Mulberry32(seed), { mix })
        expect(spanningFaults(grid, passages)).toEqual([])
      }),
    )
  })

  test('grows as plain lists do, draw by draw, under any mix', () => {
    fc.assert(
      fc.property(grids, seeds, mixes, (grid, seed, mix) => {
        const rng = new CountingRng(seed)
        const open = plainGrowingTree(grid, rng, mix).open
        expect(grown(grid, seed, mix)).toEqual({ open, asked: rng.asked })
      }),
      { numRuns: 400 },
    )
  })

  test('from the newest alone is the backtracker, draw by draw', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const passages = new Passages(grid)
        const rng = new CountingRng(seed)
        backtracker(grid, passages, rng)
        expect(grown(grid, seed, { newest: 1 })).toEqual({ open: passages.open, asked: rng.asked })
      }),
    )
  })

  test('from the oldest alone is a queue: distances along the maze are those of the grid', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const { open, asked } = grown(grid, seed, { oldest: 3 })
        expect(asked.length).toBe(grid.cells)
        const start = new Mulberry32(seed).below(grid.cells)
        expect(distances(grid, start, open)).toEqual(distances(grid, start))
      }),
    )
  })

  test('takes one draw a step for the strategy where there is a choice, and one for a random place', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const steps = 2 * grid.cells - 1
        expect(grown(grid, seed, { middle: 2 }).asked.length).toBe(grid.cells)
        expect(grown(grid, seed, { random: 2 }).asked.length).toBe(grid.cells + steps)
        expect(grown(grid, seed, { newest: 1, middle: 1 }).asked.length).toBe(grid.cells + steps)
        const twoOrThree = grown(grid, seed, { oldest: 1, random: 1 }).asked.length
        expect(twoOrThree).toBeGreaterThanOrEqual(grid.cells + steps)
        expect(twoOrThree).toBeLessThanOrEqual(grid.cells + 2 * steps)
      }),
    )
  })

  test('depends on the weights only as shares', () => {
    fc.assert(
      fc.property(grids, seeds, (grid, seed) => {
        const mix = { newest: 3, oldest: 2, random: 2, middle: 1 }
        const doubled = { newest: 6, oldest: 4, random: 4, middle: 2 }
        expect(grown(grid, seed, doubled)).toEqual(grown(grid, seed, mix))
      }),
    )
  })

  test('hangs on the word growing, whose own rule is another', () => {
    const grid = squareGrid(9, 9)
    const mix = { newest: 1, random: 1 }
    const carved = carveMaze(grid, 'growing', new Mulberry32(5), { mix })
    expect(carved.open).toEqual(grown(grid, 5, mix).open)
    expect(carved.open).not.toEqual(carveMaze(grid, 'growing', new Mulberry32(5)).open)
  })
})

/** Steps from a cell over all sides, or over the open ones. */
function distances({ cells, first, across }: GraphGrid, start: number, open?: Uint8Array): number[] {
  const found = Array.from({ length: cells }, () => -1)
  const queue = [start]
  found[start] = 0
  for (const cell of queue)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other < 0 || found[other] !== -1 || open?.[side] === 0) continue
      found[other] = found[cell]! + 1
      queue.push(other)
    }
  return found
}
