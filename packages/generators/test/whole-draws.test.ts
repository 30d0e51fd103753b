import fc from 'fast-check'
import { expect, it } from 'vitest'
import { belowWord } from '../src/streams/below-word.js'
import { isBelow, thresholdOf } from '../src/streams/threshold-of.js'

const UNIT = 2 ** -32

/** Words of draws, often near the ends of their range. */
const word = fc.oneof(fc.integer(), fc.constantFrom(0, 1, -1, -2, 0x7fffffff, -0x80000000, -0x7fffffff))

it('is below a share in whole numbers where it is in doubles', () => {
  // Shares of as many bits as a draw, and any.
  const share = fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    word.map((bits) => (bits >>> 0) * UNIT),
    fc.constantFrom(0, 0.35, 0.5, 1),
  )
  fc.assert(
    fc.property(word, share, (bits, of) => {
      const { half, odd } = thresholdOf(of)
      expect(isBelow(bits, half, odd)).toBe((bits >>> 0) * UNIT < of ? -1 : 0)
    }),
    { numRuns: 2000 },
  )
})

it('is below a share beside its threshold just where its bits are', () => {
  fc.assert(
    fc.property(word, fc.integer({ min: -2, max: 2 }), (threshold, away) => {
      const { half, odd } = thresholdOf((threshold >>> 0) * UNIT)
      const bits = (threshold + away) | 0
      expect(isBelow(bits, half, odd)).toBe(bits >>> 0 < threshold >>> 0 ? -1 : 0)
    }),
    { numRuns: 2000 },
  )
})

it('is a number below n in whole numbers as it is in doubles', () => {
  const n = fc.oneof(fc.integer({ min: 1, max: 2 ** 21 }), fc.integer({ min: 2 ** 16 - 2, max: 2 ** 16 + 2 }))
  fc.assert(
    fc.property(word, n, (bits, below) => {
      expect(belowWord(bits, below)).toBe(Math.floor((bits >>> 0) * UNIT * below))
    }),
    { numRuns: 2000 },
  )
})
