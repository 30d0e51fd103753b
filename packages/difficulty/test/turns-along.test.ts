import { Points } from '@meikyuu/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEND_DEGREES, bendDegrees } from '../src/index.js'
import { turnsAlong } from '../src/turns-along.js'

const WAY = Int32Array.of(0, 1, 2)

/** Three points that bend by the limit, give or take a few of the last bits, at any heading and scale. */
const nearTheLimit = fc.record({
  heading: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  scale: fc.double({ min: 0.1, max: 10, noNaN: true }),
  off: fc.integer({ min: -40, max: 40 }),
  side: fc.constantFrom(1, -1),
})

/** How far apart the limit's sides are tried: about the last bit of an angle in radians. */
const BIT = 2 ** -53

test('on the plane it decides as the angle itself does, even where rounding decides', () => {
  let turns = 0
  fc.assert(
    fc.property(nearTheLimit, ({ heading, scale, off, side }) => {
      const after = heading + side * ((BEND_DEGREES * Math.PI) / 180 + off * BIT)
      const points = Points.from([
        [0, 0],
        [Math.cos(heading), Math.sin(heading)],
        [Math.cos(heading) + scale * Math.cos(after), Math.sin(heading) + scale * Math.sin(after)],
      ])
      const bends = bendDegrees(points, 0, 1, 2) > BEND_DEGREES
      turns += bends ? 1 : 0
      expect(turnsAlong(points, WAY, 3)).toBe(bends ? 1 : 0)
    }),
    { numRuns: 2000 },
  )
  expect(turns).toBeGreaterThan(100)
})

test('in space too', () => {
  let turns = 0
  fc.assert(
    fc.property(nearTheLimit, ({ heading, scale, off, side }) => {
      const bend = side * ((BEND_DEGREES * Math.PI) / 180 + off * BIT)
      // The first step along the third axis, the second leaning towards the heading.
      const lean = scale * Math.sin(bend)
      const points = Points.from([
        [0, 0, 0],
        [0, 0, 1],
        [lean * Math.cos(heading), lean * Math.sin(heading), 1 + scale * Math.cos(bend)],
      ])
      const bends = bendDegrees(points, 0, 1, 2) > BEND_DEGREES
      turns += bends ? 1 : 0
      expect(turnsAlong(points, WAY, 3)).toBe(bends ? 1 : 0)
    }),
    { numRuns: 2000 },
  )
  expect(turns).toBeGreaterThan(100)
})

test('a step without length: heads along the x axis on the plane, bends nothing in space', () => {
  const still = [
    [0, 0],
    [0, 0],
    [0, 1],
  ]
  const flat = Points.from(still)
  expect(bendDegrees(flat, 0, 1, 2)).toBeCloseTo(90, 12)
  expect(turnsAlong(flat, WAY, 3)).toBe(1)
  const solid = Points.from(still.map((point) => [...point, 0]))
  expect(bendDegrees(solid, 0, 1, 2)).toBe(0)
  expect(turnsAlong(solid, WAY, 3)).toBe(0)
})

test('only the inner cells of the way count, of as many cells as are told', () => {
  const corner = Points.from([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ])
  const way = Int32Array.of(0, 1, 2, 3, 0, 0)
  expect([1, 2, 3, 4].map((length) => turnsAlong(corner, way, length))).toEqual([0, 0, 1, 2])
})
