import { Mulberry32, Passages, type Rng } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFree } from '../src/free/all-free.js'
import { CountedSides } from '../src/free/counted-sides.js'
import type { FreeSides } from '../src/free/free-sides.js'
import { MaskedSides } from '../src/free/masked-sides.js'
import { GENERATORS } from '../src/generators.js'
import { growingTree } from '../src/growing-tree.js'
import { calledWide, complete, grids, seeds, star } from './boards.js'

const narrow = grids.filter((grid) => grid.maxSides <= 32)

/** A stream that is not of the library's own classes: kernels in words leave it to those that ask for free sides. */
function foreign(seed: number): Rng {
  const rng = new Mulberry32(seed)
  return { next: () => rng.next(), below: (n) => rng.below(n) }
}

/** All free sides of a cell, by asking for each. */
function asked(free: FreeSides, cell: number): number[] {
  return Array.from({ length: free.count(cell) }, (_, k) => free.pick(cell, k))
}

describe('free sides', () => {
  test('are the same in bits, in trees and by looking, whatever cells are taken', () => {
    fc.assert(
      fc.property(grids, fc.infiniteStream(fc.nat()), (grid, numbers) => {
        const all = [new CountedSides(grid), ...(grid.maxSides <= 32 ? [new MaskedSides(grid)] : [])]
        const taken = new Set<number>()
        for (const number of numbers) {
          for (let cell = 0; cell < grid.cells; cell++) {
            const looked: number[] = []
            for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++)
              if (grid.across[side]! >= 0 && !taken.has(grid.across[side]!)) looked.push(side)
            for (const free of all) expect(asked(free, cell)).toEqual(looked)
          }
          if (taken.size === Math.min(grid.cells, 6)) break
          const next = number % grid.cells
          if (!taken.has(next)) for (const free of all) free.take(next)
          taken.add(next)
        }
        for (const free of all) free.giveBack()
      }),
      { numRuns: 60 },
    )
  })

  test('are kept in bits up to 32 sides a cell', () => {
    expect(allFree(star(32))).toBeInstanceOf(MaskedSides)
    expect(allFree(complete(33))).toBeInstanceOf(MaskedSides)
    expect(allFree(star(33))).toBeInstanceOf(CountedSides)
  })

  test.each(['backtracker', 'growing'] as const)('give %s the same maze either way', (name) => {
    fc.assert(
      fc.property(narrow, seeds, (grid, seed) => {
        const [bits, trees] = [grid, calledWide(grid)].map((board) => {
          const passages = new Passages(board)
          GENERATORS[name].carve(board, passages, foreign(seed))
          return passages.open
        })
        expect(trees).toEqual(bits)
      }),
    )
  })

  test('give the growing tree the same maze either way', () => {
    fc.assert(
      fc.property(narrow, seeds, (grid, seed) => {
        const [bits, trees] = [grid, calledWide(grid)].map((board) => {
          const passages = new Passages(board)
          growingTree(board, passages, foreign(seed), { mix: { newest: 1, random: 1, middle: 1 } })
          return passages.open
        })
        expect(trees).toEqual(bits)
      }),
    )
  })
})
