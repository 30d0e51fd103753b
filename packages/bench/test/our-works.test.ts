import { describe, expect, test } from 'vitest'
import { hashOfFigure, hashOfNumbers } from '../src/scale/hashes.js'
import { ourWorks } from '../src/scale/our-works.js'

/** What the lattice has a way of its own for. */
const OF_LATTICES = [
  ...['breadth-first', 'dead-end-filling'].map((name) => `solve ${name}`),
  ...['way', 'distances', 'dead-ends', 'longest-way', 'measure', 'difficulty', 'coverage', 'texture'].map(
    (name) => `figure ${name}`,
  ),
  ...['backtracker', 'eller'].map((name) => `both ${name}`),
]

describe('our works', () => {
  test.each(OF_LATTICES)('are done without a graph, and are the same on both engines: %s', (work) => {
    for (const [width, seed] of [
      [4, 1],
      [17, 42],
      [64, 7],
      [70, 4_294_967_295],
    ] as const) {
      const [ours, general] = (['lattice', 'graph'] as const).map((engine) =>
        ourWorks(engine).get(work)!(width, seed),
      )
      const made = ours!.turn(seed) as never
      expect(ours!.hash!(made), `${width}x${width} from ${seed}`).toBe(
        general!.hash!(general!.turn(seed) as never),
      )
      expect(ours!.asGraph!()).toBe(false)
      expect(general!.asGraph!()).toBe(false)
    }
  })

  test('tell a lattice that is read as a graph, however few its cells', () => {
    const work = ourWorks('lattice').get('solve a-star')!(4, 1)
    expect(work.asGraph!()).toBe(false)
    work.turn(1)
    expect(work.asGraph!()).toBe(true)
  })
})

describe('the hash of a figure', () => {
  /** The next number up. */
  function next(value: number): number {
    const bits = new BigInt64Array(Float64Array.of(value).buffer)
    bits[0]!++
    return new Float64Array(bits.buffer)[0]!
  }

  test('tells the last digit of every number', () => {
    const figure = { cells: 4, share: 0.1, more: { mean: 2 / 3, none: null, exact: true } }
    const others = [
      { ...figure, cells: 5 },
      { ...figure, share: next(0.1) },
      { ...figure, more: { ...figure.more, mean: next(2 / 3) } },
      { ...figure, more: { ...figure.more, none: 0 } },
      { ...figure, more: { ...figure.more, exact: false } },
    ]
    expect(next(0.1)).not.toBe(0.1)
    expect(new Set([figure, ...others].map(hashOfFigure)).size).toBe(6)
  })

  test('does not depend on the order of fields', () => {
    expect(hashOfFigure({ a: 1, b: 0.5 })).toBe(hashOfFigure({ b: 0.5, a: 1 }))
    expect(hashOfFigure({ a: 0.5, b: 1 })).not.toBe(hashOfFigure({ a: 1, b: 0.5 }))
  })

  test('of a list is FNV-1a', () => {
    expect(hashOfNumbers([])).toBe('811c9dc5')
    expect(hashOfNumbers([0x61])).toBe('e40c292c')
  })
})
