import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forgetTurns, HEAD, newRing, TAIL, withRoom } from '../src/lattice/ring.js'

const LEVEL = 2

/** A ring of 1,024 where some entries wait, with numbers as high as 32 bits hold. */
const waiting = fc
  .record({ head: fc.integer({ min: 0, max: 2 ** 31 - 1025 }), length: fc.integer({ min: 0, max: 1024 }) })
  .map(({ head, length }) => {
    const ring = newRing(1024)
    for (let i = 0; i < length; i++) ring[(head + i) & 1023] = i
    return { ring, counts: Int32Array.of(head, head + length, head + (length >> 1)), length }
  })

describe('the ring of a search', () => {
  it('keeps what waits when turns are forgotten and when it grows, and its numbers are low then', () => {
    fc.assert(
      fc.property(waiting, ({ ring, counts, length }) => {
        const grown = withRoom(ring, counts)
        forgetTurns(grown, counts, [HEAD, TAIL, LEVEL])
        const [head = 0, tail = 0, level = 0] = counts
        expect(head).toBeLessThan(grown.length)
        expect([head < 0, tail - head, level - head]).toEqual([false, length, length >> 1])
        expect(Array.from({ length }, (_, i) => grown[(head + i) & (grown.length - 1)])).toEqual(
          Array.from({ length }, (_, i) => i),
        )
        expect(2 * length).toBeLessThanOrEqual(grown.length)
      }),
    )
  })
})
