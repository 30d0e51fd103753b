import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acos, atan2, cbrt, cos, ln, sin } from '../src/math/index.js'
import { reduceHuge } from '../src/math/reduce-huge.js'
import { fromWords, highWord, lowWord } from '../src/math/words.js'
import { ulpsApart } from './math-samples.js'

const EPSILON = Number.EPSILON
const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
const angle = fc.oneof(fc.double({ min: -1647099, max: 1647099, noNaN: true }), finite)
const isNegative = (x: number) => x < 0 || Object.is(x, -0)

// The law's answer is dropped: an expectation may give back a value, and only throwing counts.
const holds = <T>(arbitrary: fc.Arbitrary<T>, law: (x: T) => void) =>
  fc.assert(
    fc.property(arbitrary, (x) => void law(x)),
    { numRuns: 2000 },
  )

describe('words', () => {
  test('are the two halves of a double, the sign in the upper one', () => {
    expect([highWord(1), lowWord(1)]).toEqual([0x3ff00000, 0])
    expect([highWord(-0.1), lowWord(-0.1)]).toEqual([0xbfb99999 | 0, 0x9999999a])
    expect(fromWords(0x400921fb, 0x54442d18)).toBe(Math.PI)
  })

  test('make the double they are from', () => {
    holds(fc.double(), (x) => expect(fromWords(highWord(x), lowWord(x))).toBe(x))
  })
})

describe('sin and cos', () => {
  test('the squares add up to 1', () => {
    holds(angle, (x) =>
      expect(Math.abs(sin(x) * sin(x) + cos(x) * cos(x) - 1)).toBeLessThanOrEqual(2 * EPSILON),
    )
  })

  test('the sine is odd and the cosine even, to the bit', () => {
    holds(angle, (x) => {
      expect(sin(-x)).toBe(-sin(x))
      expect(cos(-x)).toBe(cos(x))
    })
  })

  test('a double angle follows from the single one', () => {
    holds(angle, (x) =>
      expect(Math.abs(sin(x) - 2 * sin(x / 2) * cos(x / 2))).toBeLessThanOrEqual(2 * EPSILON),
    )
  })

  test('zeros keep their sign, and there is no angle at infinity', () => {
    expect([sin(0), sin(-0), cos(0), cos(-0)]).toEqual([0, -0, 1, 1])
    for (const x of [NaN, Infinity, -Infinity]) expect([sin(x), cos(x)]).toEqual([NaN, NaN])
  })

  test('what a double lacks to pi shows', () => {
    expect(sin(Math.PI)).toBe(1.2246467991473532e-16)
    expect(cos(Math.PI / 2)).toBe(6.123233995736766e-17)
  })

  // 6381956970095103 * 2^797 is the double nearest to a quarter turn's multiple; the others are well-known trials.
  test('no angle is too large', () => {
    expect([sin(1e22), cos(1e22)]).toEqual([-0.8522008497671888, 0.523214785395139])
    expect([sin(Number.MAX_VALUE), cos(Number.MAX_VALUE)]).toEqual([
      0.004961954789184062, -0.9999876894265599,
    ])
    const nearest = 6381956970095103 * fromWords((1023 + 797) << 20, 0)
    expect(Math.abs(cos(nearest))).toBe(4.6871659242546277e-19)
    expect(Math.abs(sin(nearest))).toBe(1)
  })

  test('both reductions agree where both hold', () => {
    holds(fc.double({ min: 1, max: 1647099, noNaN: true }), (x) => {
      const [quarters, y, e] = reduceHuge(x)
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.PI / 4)
      expect(Math.abs(e)).toBeLessThanOrEqual(Math.abs(y) * EPSILON)
      const turned = [sin(y), cos(y), -sin(y), -cos(y)][quarters]
      expect(Math.abs(sin(x) - turned)).toBeLessThanOrEqual(EPSILON)
    })
  })
})

describe('ln', () => {
  const positive = fc.double({ min: 1e-150, max: 1e150, noNaN: true })

  test('turns products into sums', () => {
    holds(fc.tuple(positive, positive), ([x, y]) => {
      const slack = EPSILON * (1 + Math.abs(ln(x)) + Math.abs(ln(y)))
      expect(Math.abs(ln(x * y) - (ln(x) + ln(y)))).toBeLessThanOrEqual(2 * slack)
    })
  })

  test('never falls', () => {
    holds(fc.tuple(positive, positive), ([x, y]) => {
      expect(ln(Math.max(x, y))).toBeGreaterThanOrEqual(ln(Math.min(x, y)))
    })
  })

  test('counts powers of two, down to the least double', () => {
    let power = 5e-324
    for (let k = -1074; k <= 1023; k++, power *= 2) {
      expect(ulpsApart(ln(power), k * Math.LN2), `2^${k}`).toBeLessThanOrEqual(1)
    }
  })

  test('has exact values and the ends of IEEE 754', () => {
    expect([ln(1), ln(0), ln(-0), ln(Infinity)]).toEqual([0, -Infinity, -Infinity, Infinity])
    for (const x of [NaN, -1, -5e-324, -Infinity]) expect(ln(x)).toBeNaN()
    expect([ln(2), ln(10), ln(600)]).toEqual([Math.LN2, Math.LN10, 6.396929655216146])
  })
})

describe('atan2', () => {
  const coordinate = fc.double({ min: -1e150, max: 1e150, noNaN: true })

  test('points back to where it came from', () => {
    holds(fc.double({ min: -3.14, max: 3.14, noNaN: true }), (a) => {
      expect(Math.abs(atan2(sin(a), cos(a)) - a)).toBeLessThanOrEqual(4 * EPSILON)
    })
  })

  test('knows its quadrant', () => {
    holds(fc.tuple(coordinate, coordinate), ([y, x]) => {
      const found = atan2(y, x)
      expect(isNegative(found)).toBe(isNegative(y))
      if (x > 0) expect(Math.abs(found)).toBeLessThanOrEqual(Math.PI / 2)
      if (x < 0) expect(Math.abs(found)).toBeGreaterThanOrEqual(Math.PI / 2)
    })
  })

  test('mirrors to the bit below, and to rounding on the left', () => {
    holds(fc.tuple(coordinate, coordinate), ([y, x]) => {
      expect(atan2(-y, x)).toBe(-atan2(y, x))
      const sum = Math.abs(atan2(y, x)) + Math.abs(atan2(y, -x))
      expect(Math.abs(sum - Math.PI)).toBeLessThanOrEqual(2 * EPSILON)
    })
  })

  test('has the axes, zeros and infinities of IEEE 754', () => {
    const { PI } = Math
    const table: [y: number, x: number, angle: number][] = [
      [0, 1, 0],
      [0, 0, 0],
      [0, -0, PI],
      [0, -1, PI],
      [1, 0, PI / 2],
      [1, -0, PI / 2],
      [1, 1, PI / 4],
      [1, -1, 3 * (PI / 4)],
      [1, Infinity, 0],
      [1, -Infinity, PI],
      [Infinity, 1, PI / 2],
      [Infinity, -1, PI / 2],
      [Infinity, Infinity, PI / 4],
      [Infinity, -Infinity, 3 * (PI / 4)],
      [5e-324, 1e308, 0],
      [5e-324, -1e308, PI],
    ]
    for (const [y, x, found] of table) {
      expect(atan2(y, x), `${y}, ${x}`).toBe(found)
      expect(atan2(-y, x), `${-y}, ${x}`).toBe(-found)
    }
    for (const x of [0, 1, Infinity, NaN]) expect([atan2(NaN, x), atan2(x, NaN)]).toEqual([NaN, NaN])
  })
})

describe('acos', () => {
  const cosine = fc.double({ min: -1, max: 1, noNaN: true })

  test('is undone by the cosine', () => {
    holds(cosine, (x) => expect(Math.abs(cos(acos(x)) - x)).toBeLessThanOrEqual(2 * EPSILON))
  })

  test('of a number and of its opposite add up to half a turn', () => {
    holds(cosine, (x) => expect(Math.abs(acos(x) + acos(-x) - Math.PI)).toBeLessThanOrEqual(2 * EPSILON))
  })

  test('never rises', () => {
    holds(fc.tuple(cosine, cosine), ([x, y]) => {
      expect(acos(Math.max(x, y))).toBeLessThanOrEqual(acos(Math.min(x, y)))
    })
  })

  test('has exact ends and nothing beyond them', () => {
    expect([acos(1), acos(0), acos(-0), acos(-1)]).toEqual([0, Math.PI / 2, Math.PI / 2, Math.PI])
    for (const x of [NaN, 1.0000000000000002, -1.0000000000000002, Infinity, -Infinity])
      expect(acos(x)).toBeNaN()
  })
})

describe('cbrt', () => {
  test('undoes the cube', () => {
    holds(fc.double({ min: -1e100, max: 1e100, noNaN: true }), (x) => {
      if (Math.abs(x) > 1e-100) expect(ulpsApart(cbrt(x * x * x), x)).toBeLessThanOrEqual(2)
    })
  })

  test('is exact for the cubes of whole numbers', () => {
    const wrong = Array.from({ length: 208_063 }, (_, k) => k).filter((k) => cbrt(k * k * k) !== k)
    expect(wrong).toEqual([])
  })

  test('is odd, to the bit, and eight times the number has twice the root', () => {
    holds(finite, (x) => {
      expect(cbrt(-x)).toBe(-cbrt(x))
      if (Math.abs(x) > 1e-300 && Math.abs(x) < 1e300) expect(cbrt(8 * x)).toBe(2 * cbrt(x))
    })
  })

  test('gives zeros, infinities and NaN back', () => {
    for (const x of [0, -0, Infinity, -Infinity, NaN]) expect(cbrt(x)).toBe(x)
  })

  test('reaches the least double', () => {
    expect(cbrt(5e-324)).toBe(1.7031839360032603e-108)
  })
})
