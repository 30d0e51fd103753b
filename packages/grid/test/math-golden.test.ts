import { describe, expect, test } from 'vitest'
import { acos, atan2, cbrt, cos, ln, sin } from '../src/math/index.js'
import { BitsHash, Samples, SPECIAL, ulpsApart } from './math-samples.js'

/** The arguments of one family, always the same ones. */
type Family = (samples: Samples, i: number) => number[]

interface Case {
  readonly name: string
  readonly own: (...args: number[]) => number
  readonly engine: (...args: number[]) => number
  readonly family: Family
  readonly count: number
  /** The hash of the answers' bits, for ever. */
  readonly golden: string
  /** How far the engine's answers may be from ours where it does not use fdlibm: each errs by less than this. */
  readonly ulps?: number
  /** The engine's own reduction of huge angles keeps fewer digits than ours. */
  readonly huge?: boolean
}

const sine = { name: 'sin', own: sin, engine: Math.sin }
const cosine = { name: 'cos', own: cos, engine: Math.cos }
const logarithm = { name: 'ln', own: ln, engine: Math.log }
const direction = { name: 'atan2', own: atan2, engine: Math.atan2, ulps: 2 }
const arcCosine = { name: 'acos', own: acos, engine: Math.acos }
const cubeRoot = { name: 'cbrt', own: cbrt, engine: Math.cbrt }

const turn: Family = (s) => [s.between(-7, 7)]
const manyTurns: Family = (s) => [s.between(-1647099, 1647099)]
const besideQuarters: Family = (s) => [s.beside(s.whole(1, 40) * (Math.PI / 2))]
const nearQuarters: Family = (s) => [s.nearest(s.whole(-1048000, 1048000) * (Math.PI / 2))]
const hugeAngle: Family = (s) => {
  const x = s.any()
  return [Math.abs(x) < 1647100 ? 1 / x : x]
}
const unit: Family = (s) => [s.between(-1, 1)]
const any: Family = (s) => [s.any()]
const nearOne: Family = (s) => [1 + s.between(-1, 1) * s.power(-52, 0)]
const subnormal: Family = (s) => [s.subnormal()]
const counted: Family = (_, i) => [1 + i]
const special: Family = (_, i) => [SPECIAL[i % SPECIAL.length]]
const onSquare: Family = (s) => [s.between(-100, 100), s.between(-100, 100)]
const onLattice: Family = (s) => [s.whole(-30, 30), s.whole(-30, 30)]
const anyTwo: Family = (s) => [s.any(), s.any()]
const steep: Family = (s) => {
  const x = s.between(-1, 1)
  return [x * s.between(1, 2) * s.power(58, 63), x * (s.whole(0, 1) * 2 - 1)]
}
const specialTwo: Family = (_, i) => [
  SPECIAL[i % SPECIAL.length],
  SPECIAL[Math.floor(i / SPECIAL.length) % SPECIAL.length],
]

const MANY = 20_000
const ONCE = SPECIAL.length

const CASES: Record<string, Case> = {
  'sin, a turn': { ...sine, family: turn, count: MANY, golden: '3bfa8c13' },
  'sin, many turns': { ...sine, family: manyTurns, count: MANY, golden: '534536c0' },
  'sin, beside quarter turns': { ...sine, family: besideQuarters, count: MANY, golden: '08fc4b5d' },
  'sin, next to quarter turns': { ...sine, family: nearQuarters, count: MANY, golden: '1a5e2753' },
  'sin, special': { ...sine, family: special, count: ONCE, golden: 'df70c59e', huge: true },
  'sin, huge': { ...sine, family: hugeAngle, count: 2000, golden: 'c558619c', huge: true },
  'cos, a turn': { ...cosine, family: turn, count: MANY, golden: '38fbea1b' },
  'cos, many turns': { ...cosine, family: manyTurns, count: MANY, golden: '2c25c770' },
  'cos, beside quarter turns': { ...cosine, family: besideQuarters, count: MANY, golden: 'af79aac6' },
  'cos, next to quarter turns': { ...cosine, family: nearQuarters, count: MANY, golden: '3f3eb0ef' },
  'cos, special': { ...cosine, family: special, count: ONCE, golden: 'd294a9ee', huge: true },
  'cos, huge': { ...cosine, family: hugeAngle, count: 2000, golden: 'bbfbe295', huge: true },
  'ln, whole numbers': { ...logarithm, family: counted, count: MANY, golden: 'a013dac4' },
  'ln, near 1': { ...logarithm, family: nearOne, count: MANY, golden: '80bfe758' },
  'ln, any': { ...logarithm, family: any, count: MANY, golden: '93bae2e0' },
  'ln, subnormal': { ...logarithm, family: subnormal, count: MANY, golden: '0da33075' },
  'ln, special': { ...logarithm, family: special, count: ONCE, golden: '76a3fc0b' },
  'atan2, a square': { ...direction, family: onSquare, count: MANY, golden: 'e7f1f509' },
  'atan2, a lattice': { ...direction, family: onLattice, count: MANY, golden: '28101301' },
  'atan2, any': { ...direction, family: anyTwo, count: MANY, golden: '64927489' },
  'atan2, steep': { ...direction, family: steep, count: MANY, golden: 'bf7bba12' },
  'atan2, special': { ...direction, family: specialTwo, count: ONCE * ONCE, golden: '6a2d0afa' },
  'acos, -1 to 1': { ...arcCosine, family: unit, count: MANY, golden: '704b4de6' },
  'acos, near 1': { ...arcCosine, family: nearOne, count: MANY, golden: '84cf46ca' },
  'acos, any': { ...arcCosine, family: any, count: MANY, golden: '3feb40a3' },
  'acos, special': { ...arcCosine, family: special, count: ONCE, golden: 'd553d3ac' },
  'cbrt, -1 to 1': { ...cubeRoot, family: unit, count: MANY, golden: 'e5b8cfce' },
  'cbrt, whole numbers': { ...cubeRoot, family: counted, count: MANY, golden: '6d05126f' },
  'cbrt, any': { ...cubeRoot, family: any, count: MANY, golden: '8a214dce' },
  'cbrt, subnormal': { ...cubeRoot, family: subnormal, count: MANY, golden: '73c5ba4a' },
  'cbrt, special': { ...cubeRoot, family: special, count: ONCE, golden: 'da02529e' },
}

/** V8 11 (Node 20) has fdlibm's sine, cosine and the rest; what other versions have is their affair. */
const FDLIBM_ENGINE = process.versions.v8.startsWith('11.')

describe.each(Object.entries(CASES))(
  '%s',
  (_, { own, engine, family, count, golden, ulps = 1, huge = false }) => {
    test('has the recorded bits', () => {
      const samples = new Samples(count)
      const hash = new BitsHash()
      for (let i = 0; i < count; i++) hash.add(own(...family(samples, i)))
      expect(`${hash}`).toBe(golden)
    })

    test("is the engine's, to the bit where that is fdlibm's", () => {
      const samples = new Samples(~count)
      const allowed = FDLIBM_ENGINE && !huge ? 0 : ulps
      const apart: number[][] = []
      for (let i = 0; i < count; i++) {
        const args = family(samples, i)
        if (ulpsApart(own(...args), engine(...args)) > allowed) apart.push(args)
      }
      expect(apart).toEqual([])
    })
  },
)

describe('the angles of the tori 3 to 57', () => {
  const angles: number[] = []
  for (let n = 3; n <= 57; n++) {
    for (let i = 0; i < 3 * n; i++) angles.push((2 * Math.PI * i) / (3 * n))
    for (let j = 0; j < n; j++) angles.push((2 * Math.PI * j) / n)
  }

  test('have the recorded sines and cosines', () => {
    const hash = new BitsHash()
    for (const angle of angles) {
      hash.add(sin(angle))
      hash.add(cos(angle))
    }
    expect(`${angles.length} ${hash}`).toBe('6600 9e695c2a')
  })

  test("have the engine's, to the bit where that is fdlibm's", () => {
    const allowed = FDLIBM_ENGINE ? 0 : 1
    const apart = angles.filter(
      (x) => ulpsApart(sin(x), Math.sin(x)) > allowed || ulpsApart(cos(x), Math.cos(x)) > allowed,
    )
    expect(apart).toEqual([])
  })
})
