import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LowestFree } from '../src/lowest-free.js'

/** Sizes at the borders of words and of levels too. */
const sizes = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.constantFrom(31, 32, 33, 1023, 1024, 1025, 32768, 40000),
)
const deeds = fc.array(fc.tuple(fc.constantFrom('mark', 'take'), fc.nat()), { maxLength: 120 })

test('the lowest cell that is free and marked, whatever is marked and taken', () => {
  fc.assert(
    fc.property(sizes, deeds, (cells, steps) => {
      const beside = new LowestFree(cells)
      const marked = new Set<number>()
      const taken = new Set<number>()
      for (const [deed, number] of steps) {
        const cell = number % cells
        beside[deed as 'mark' | 'take'](cell)
        ;(deed === 'mark' ? marked : taken).add(cell)
        const left = [...marked].filter((other) => !taken.has(other))
        expect(beside.lowest()).toBe(left.length === 0 ? -1 : Math.min(...left))
        expect(beside.isFree(cell)).toBe(taken.has(cell) ? 0 : 1)
      }
      beside.giveBack()
    }),
  )
})
