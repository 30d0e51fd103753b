import { MazeError } from '@meikyuu/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EFFORT_FLOOR, EFFORT_SPAN, ratingOf } from '../src/index.js'

test('1 up to the floor, 100 from the span on', () => {
  expect([0, 1, EFFORT_FLOOR].map(ratingOf)).toEqual([1, 1, 1])
  expect([1, 10, 1e6].map((times) => ratingOf(EFFORT_FLOOR * EFFORT_SPAN * times))).toEqual([100, 100, 100])
})

test('halfway by multiplication is halfway by rating', () => {
  expect(ratingOf(EFFORT_FLOOR * Math.sqrt(EFFORT_SPAN))).toBe(51) // 50.5, halves up
})

test('whole, in range, and never less for more effort', () => {
  const efforts = fc.double({ min: 0, max: 1e7, noNaN: true })
  fc.assert(
    fc.property(efforts, efforts, (a, b) => {
      const rating = ratingOf(a)
      expect(Number.isInteger(rating) && rating >= 1 && rating <= 100).toBe(true)
      if (a <= b) expect(rating).toBeLessThanOrEqual(ratingOf(b))
    }),
  )
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '31', null])(
  '%s is no effort: BAD_ARGUMENT',
  (effort) => {
    try {
      ratingOf(effort as never)
      expect.unreachable()
    } catch (error) {
      expect(MazeError.is(error, 'BAD_ARGUMENT')).toBe(true)
    }
  },
)
