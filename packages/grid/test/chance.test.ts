import { Mulberry32, NARROW_STREAM_CELLS, type Rng, rngFor, shuffle, Xoshiro128 } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const WORD = 2n ** 32n

/** mulberry32 as the rule has it, in whole numbers of any size. */
function* narrowBits(seed: number): Generator<bigint, never> {
  const imul = (a: bigint, b: bigint): bigint => (a * b) % WORD
  let state = BigInt(seed) % WORD
  for (;;) {
    state = (state + 0x6d2b79f5n) % WORD
    let t = imul(state ^ (state >> 15n), state | 1n)
    t = t ^ ((t + imul(t ^ (t >> 7n), t | 61n)) % WORD)
    yield (t ^ (t >> 14n)) % WORD
  }
}

/** xoshiro128** from its four words, likewise. */
function* wideBits([a, b, c, d]: [bigint, bigint, bigint, bigint]): Generator<bigint, never> {
  const rotated = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) % WORD
  for (;;) {
    const bits = (rotated((b * 5n) % WORD, 7n) * 9n) % WORD
    const t = (b << 9n) % WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotated(d, 11n)
    yield bits
  }
}

const take = (bits: Iterator<bigint>, n: number): number[] =>
  Array.from({ length: n }, () => Number(bits.next().value))

describe('mulberry32', () => {
  it('draws what it always drew', () => {
    const rng = new Mulberry32(42)
    expect([rng.bits(), rng.bits(), rng.bits()]).toEqual([2581720956, 1925393290, 3661312704])
    const zero = new Mulberry32(0)
    expect([zero.bits(), zero.bits(), zero.bits()]).toEqual([1144304738, 1416247, 958946056])
  })

  it('follows its rule, bit for bit', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = new Mulberry32(seed)
        expect(Array.from({ length: 50 }, () => rng.bits())).toEqual(take(narrowBits(seed), 50))
      }),
    )
  })

  it('takes its seed modulo 2^32', () => {
    expect(new Mulberry32(2 ** 32 + 7).bits()).toBe(new Mulberry32(7).bits())
  })
})

describe('xoshiro128', () => {
  it('draws what it always drew', () => {
    const rng = new Xoshiro128(42)
    expect([rng.bits(), rng.bits(), rng.bits()]).toEqual([659792398, 3357786954, 1462362331])
  })

  it('follows its rule from the first four words of the narrow stream, bit for bit', () => {
    // The first values published for the state 1, 2, 3, 4.
    expect(take(wideBits([1n, 2n, 3n, 4n]), 4)).toEqual([11520, 0, 5927040, 70819200])
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = new Xoshiro128(seed)
        expect(Array.from({ length: 50 }, () => rng.bits())).toEqual(take(wideBits(wordsOf(seed)), 50))
      }),
    )
  })

  it('serves mazes that the narrow stream is too short for', () => {
    expect(rngFor(5, NARROW_STREAM_CELLS)).toBeInstanceOf(Mulberry32)
    expect(rngFor(5, NARROW_STREAM_CELLS + 1)).toBeInstanceOf(Xoshiro128)
  })
})

describe.each([
  ['narrow', (seed: number) => new Mulberry32(seed)],
  ['wide', (seed: number) => new Xoshiro128(seed)],
] as const)('the %s stream', (_, streamOf) => {
  it('takes one draw for each number, also below 1', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const [a, b, bits] = [streamOf(seed), streamOf(seed), streamOf(seed)]
        for (let i = 0; i < 5; i++) {
          const unit = a.next()
          expect(unit).toBe(bits.bits() / 2 ** 32)
          expect(b.below(i === 2 ? 1 : n)).toBe(Math.floor(unit * (i === 2 ? 1 : n)))
        }
      }),
    )
  })
})

describe.each([
  ['narrow', (seed: number) => new Mulberry32(seed)],
  ['wide', (seed: number) => new Xoshiro128(seed)],
] as const)('the %s stream in bulk', (_, streamOf) => {
  it('draws as it does one by one', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }))), (seed, fills) => {
        const [one, bulk] = [streamOf(seed), streamOf(seed)]
        for (const [length, from] of fills) {
          const words = new Int32Array(length)
          bulk.fill(words, from)
          expect(words).toEqual(words.map((_word, i) => (i < from ? 0 : one.bits())))
        }
        expect(bulk.bits()).toBe(one.bits())
      }),
    )
  })
})

describe('a shuffle', () => {
  it('swaps from the last down, one draw each, and no more of the list than told', () => {
    const draws: number[] = []
    const rng: Rng = {
      next: () => 0,
      below: (n) => {
        draws.push(n)
        return 0
      },
    }
    const list = [1, 2, 3, 4, 9, 9]
    shuffle(list, rng, 4)
    expect(draws).toEqual([4, 3, 2])
    expect(list).toEqual([2, 3, 4, 1, 9, 9])
  })

  it('keeps the numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), seeds, (list, seed) => {
        const shuffled = [...list]
        shuffle(shuffled, new Mulberry32(seed))
        expect(shuffled.sort((a, b) => a - b)).toEqual(list.sort((a, b) => a - b))
      }),
    )
  })

  it('takes draws back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 40 }), fc.nat({ max: 40 }), (seed, before, taken) => {
        for (const make of [() => new Mulberry32(seed), () => new Xoshiro128(seed)]) {
          const [one, other] = [make(), make()]
          for (let i = 0; i < before; i++) expect(one.bits()).toBe(other.bits())
          for (let i = 0; i < taken; i++) one.bits()
          one.rewind(taken)
          for (let i = 0; i < 5; i++) expect(one.bits()).toBe(other.bits())
        }
      }),
    )
  })
})

function wordsOf(seed: number): [bigint, bigint, bigint, bigint] {
  const bits = narrowBits(seed)
  return [bits.next().value, bits.next().value, bits.next().value, bits.next().value]
}
