import { Mulberry32, Passages } from '@meikyuu/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { division } from '../src/rows/division.js'
import { DIVISION_CUTS } from '../src/rows/division-cut.js'
import { ellerByRows } from '../src/rows/eller-by-rows.js'
import { seeds, squares } from './boards.js'
import { CountingRng } from './counting-rng.js'
import { plainDivision } from './plain-division.js'
import { plainEllerByRows } from './plain-eller-by-rows.js'
import { rowBoards } from './row-boards.js'
import { spanningFaults } from './spanning-faults.js'

test('division carves what its plain form does, with the same draws', () => {
  fc.assert(
    fc.property(squares, seeds, fc.constantFrom(...DIVISION_CUTS), (grid, seed, cut) => {
      const passages = new Passages(grid)
      const [rng, plain] = [new CountingRng(seed), new CountingRng(seed)]
      division(grid, passages, rng, { cut })
      expect(passages.open).toEqual(plainDivision(grid, plain, cut).open)
      expect(rng.asked).toEqual(plain.asked)
    }),
    { numRuns: 300 },
  )
})

const shares = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }))

test('Eller by rows carves what its plain form does, with the same draws', () => {
  fc.assert(
    fc.property(rowBoards, seeds, shares, shares, (grid, seed, join, down) => {
      const passages = new Passages(grid)
      const [rng, plain] = [new CountingRng(seed), new CountingRng(seed)]
      ellerByRows(grid, passages, rng, { shares: { join, down } })
      expect(spanningFaults(grid, passages)).toEqual([])
      expect(passages.open).toEqual(plainEllerByRows(grid, plain, join, down).passages.open)
      expect(rng.asked).toEqual(plain.asked)
    }),
    { numRuns: 300 },
  )
})

test('Eller by rows has halves unless told', () => {
  fc.assert(
    fc.property(rowBoards, seeds, (grid, seed) => {
      const [passages, halves] = [new Passages(grid), new Passages(grid)]
      ellerByRows(grid, passages, new Mulberry32(seed))
      ellerByRows(grid, halves, new Mulberry32(seed), { shares: { join: 0.5, down: 0.5 } })
      expect(passages.open).toEqual(halves.open)
    }),
  )
})
