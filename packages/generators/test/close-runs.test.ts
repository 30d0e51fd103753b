import { type SidewinderBias, sidewinderRow } from '@meikyuu/generators'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sidewinderPlan } from '../src/rows/sidewinder-row.js'
import { fillSidewinderMarks } from '../src/streams/fill-sidewinder-marks.js'

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
/** Lines that are drawn for at once, by pieces, and with picks of more than 16 bits. */
const length = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 5000 }),
  fc.integer({ min: 66_000, max: 70_000 }),
)
const coin = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0, 2 ** -32, 0.001, 0.5, 0.9999, 1 - 2 ** -32, 1),
)

describe('runs that are closed out', () => {
  it('are those of a row made alone, at any length and by any coin', () => {
    fc.assert(
      fc.property(word, word, length, coin, (high, low, width, share) => {
        const size = { width, height: 3 }
        const bias: SidewinderBias = { coin: share }
        const marks = new Uint8Array(width)
        fillSidewinderMarks({ high, low }, 1, sidewinderPlan(size, bias), marks)
        expect(marks).toEqual(sidewinderRow({ high, low }, 1, size, bias))
      }),
    )
  })
})
