import { MazeError, type MazeErrorCode, Passages, SHAPES, squareGrid, twinOf } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import { eller } from '../src/eller.js'
import { checkFits, fits } from '../src/fits.js'
import { carveMaze, GENERATORS, type GeneratorName, isGeneratorName } from '../src/generators.js'
import { growingTree } from '../src/growing-tree.js'
import { CountingRng } from './counting-rng.js'

/** The error that a call throws; fails where it throws none or another. */
function refusal(code: MazeErrorCode, call: () => void): MazeError {
  try {
    call()
  } catch (error) {
    if (MazeError.is(error, code)) return error
    throw error
  }
  throw new Error(`expected ${code}`)
}

const grid = squareGrid(4, 4)
const names = Object.keys(GENERATORS) as GeneratorName[]

describe.each(names)('%s refuses before any draw', (name) => {
  const { carve } = GENERATORS[name]

  test('passages of another grid', () => {
    const rng = new CountingRng(1)
    const error = refusal('BAD_ARGUMENT', () => carve(grid, new Passages(squareGrid(4, 4)), rng))
    expect(error.message).toBe(
      'expected passages to be the passages of the grid, got the passages of another grid',
    )
    expect(rng.draws).toBe(0)
  })

  test('passages that are not all closed, and leaves them as they were', () => {
    const rng = new CountingRng(1)
    const passages = new Passages(grid)
    passages.carve(grid.first[5]! + 1)
    const before = passages.copy()
    const error = refusal('BAD_ARGUMENT', () => carve(grid, passages, rng))
    expect(error.message).toBe('expected passages to be all closed, got 1 open')
    expect(passages.open).toEqual(before.open)
    expect(rng.draws).toBe(0)
  })

  test('passages that are open in a store that was handed in or out', () => {
    const side = grid.first[5]! + 1
    const given = new Passages(grid)
    given.open[side] = given.open[twinOf(grid, side)] = 1
    for (const passages of [given, given.copy(), new Passages(grid, given.open)])
      refusal('BAD_ARGUMENT', () => carve(grid, passages, new CountingRng(1)))
  })

  test('what is no grid, no passages, no chance', () => {
    const rng = new CountingRng(1)
    const nothing = null as never
    refusal('BAD_ARGUMENT', () => carve(nothing, new Passages(grid), rng))
    refusal('BAD_ARGUMENT', () => carve(grid, nothing, rng))
    refusal('BAD_ARGUMENT', () => carve(grid, {} as never, rng))
    refusal('BAD_ARGUMENT', () => carve(grid, new Passages(grid), nothing))
    refusal('BAD_ARGUMENT', () => carve(grid, new Passages(grid), Math.random as never))
    expect(rng.draws).toBe(0)
  })
})

describe.each(names)('%s', (name) => {
  test.each([
    ['n', (n: number) => n],
    ['-1', () => -1],
    ['NaN', () => Number.NaN],
    ['a half', () => 0.5],
    ['a text', () => '0' as never],
  ])('refuses a source of choices that draws %s, and leaves nothing half carved', (_, below) => {
    const passages = new Passages(grid)
    refusal('BAD_ARGUMENT', () => GENERATORS[name].carve(grid, passages, { below, next: () => 0.5 }))
    expect(passages.count).toBe(0)
  })
})

describe('eller', () => {
  test.each(Object.keys(SHAPES).filter((shape) => shape !== 'square'))('does not fit %s', (shape) => {
    const entry = SHAPES[shape as 'hex' | 'heart']
    const other = entry.size === 'WxH' ? entry.make({ w: 4, h: 4 }) : entry.make({ size: 6 })
    const rng = new CountingRng(1)
    const error = refusal('DOES_NOT_FIT', () => carveMaze(other, 'eller', rng))
    expect(error.message).toBe(`eller needs the rows of a whole square grid, got a grid of shape ${shape}`)
    refusal('DOES_NOT_FIT', () => eller(other, new Passages(other), rng))
    refusal('DOES_NOT_FIT', () => checkFits(GENERATORS.eller, other, 'eller'))
    expect(fits(GENERATORS.eller, other)).toBe(false)
    expect(rng.draws).toBe(0)
  })

  test('fits squares', () => {
    expect(fits(GENERATORS.eller, grid)).toBe(true)
    expect(() => checkFits(GENERATORS.eller, grid, 'eller')).not.toThrow()
  })
})

describe('mixes', () => {
  const bad: [string, unknown][] = [
    ['null', null],
    ['no object', 'newest'],
    ['no weight', {}],
    ['weights that are all 0', { newest: 0, random: 0 }],
    ['not a number', { newest: Number.NaN }],
    ['text', { newest: '90' }],
    ['a negative weight', { newest: 2, oldest: -1 }],
    ['an endless weight', { random: Number.POSITIVE_INFINITY }],
    ['an endless sum', { newest: 1e308, random: 1e308 }],
    ['an unknown strategy', { newest: 1, youngest: 1 }],
    ['an unknown strategy without weight', { newest: 1, youngest: 0 }],
    ['a list', [1, 1]],
  ]
  test.each(bad)('%s is refused before any draw', (_, mix) => {
    const rng = new CountingRng(1)
    refusal('BAD_MIX', () => growingTree(grid, new Passages(grid), rng, { mix: mix as never }))
    expect(rng.draws).toBe(0)
  })

  test('no options at all are refused', () => {
    const rng = new CountingRng(1)
    refusal('BAD_MIX', () => growingTree(grid, new Passages(grid), rng, undefined as never))
    refusal('BAD_MIX', () => growingTree(grid, new Passages(grid), rng, {} as never))
    expect(rng.draws).toBe(0)
  })

  test('the least weights there are still mix', () => {
    const passages = new Passages(grid)
    const mix = { newest: Number.MIN_VALUE, oldest: Number.MIN_VALUE }
    growingTree(grid, passages, new CountingRng(1), { mix })
    expect(passages.count).toBe(15)
  })

  test.each(names.filter((name) => name !== 'growing'))('%s takes none', (name) => {
    const rng = new CountingRng(1)
    refusal('BAD_MIX', () => carveMaze(grid, name, rng, { mix: { newest: 1 } }))
    expect(rng.draws).toBe(0)
  })
})

describe('names', () => {
  test('an unknown one is refused with the nearest known', () => {
    const rng = new CountingRng(1)
    const error = refusal('NO_SUCH_ALGORITHM', () => carveMaze(grid, 'backtraker' as never, rng))
    expect(error.details).toEqual({ name: 'backtraker', nearest: 'backtracker', known: names })
    refusal('NO_SUCH_ALGORITHM', () => carveMaze(grid, 'toString' as never, rng))
    refusal('NO_SUCH_ALGORITHM', () => carveMaze(grid, null as never, rng))
    expect(rng.draws).toBe(0)
  })

  test('are the words of recipes, in order', () => {
    expect(names).toEqual([
      'backtracker',
      'growing',
      'prim',
      'kruskal',
      'kruskal-hash',
      'wilson',
      'hunt',
      'eller',
      'eller-rows',
      'binary-tree',
      'sidewinder',
      'division',
      'aldous-broder',
      'houston',
      'prim-weights',
      'prim-cells',
      'prim-vertices',
      'prim-active',
      'parallel',
      'origin-shift',
      'blobs',
    ])
    expect(names.every(isGeneratorName)).toBe(true)
    expect(['', 'Prim', 'toString', '__proto__', 'constructor'].some(isGeneratorName)).toBe(false)
  })

  test.each(names)('%s says what it is', (name) => {
    const { title, texture, source } = GENERATORS[name]
    for (const text of [title, texture, source]) expect(text).toMatch(/^\S.*\S$/)
  })
})
