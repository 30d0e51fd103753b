import {
  circleGrid,
  type GraphGrid,
  hexGrid,
  Passages,
  type Recorder,
  type Rng,
  squareGrid,
} from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import { carveMaze } from '../src/generators.js'
import { binaryTree } from '../src/rows/binary-tree.js'
import { division } from '../src/rows/division.js'
import { ellerByRows } from '../src/rows/eller-by-rows.js'
import { sidewinder } from '../src/rows/sidewinder.js'
import { CountingRng } from './counting-rng.js'

type Carve = (grid: GraphGrid, passages: Passages, rng: Rng, options: never, recorder?: Recorder) => void

const BAD: [string, Carve, unknown, string][] = [
  ['binary tree', binaryTree, null, 'expected options to be an object, got null'],
  [
    'binary tree',
    binaryTree,
    { coin: 0.5 },
    'expected options to be with no other fields than bias, got "coin"',
  ],
  ['binary tree', binaryTree, { bias: 'north' }, 'expected bias to be an object, got "north"'],
  ['binary tree', binaryTree, { bias: [] }, 'expected bias to be an object, got an array'],
  [
    'binary tree',
    binaryTree,
    { bias: { side: 'north' } },
    'expected bias to be with no other fields than corner, coin, got "side"',
  ],
  [
    'binary tree',
    binaryTree,
    { bias: { corner: 'north' } },
    'expected bias.corner to be one of north-east, north-west, south-east, south-west, got "north"',
  ],
  [
    'binary tree',
    binaryTree,
    { bias: { coin: Number.NaN } },
    'expected bias.coin to be a share from 0 to 1, got NaN',
  ],
  [
    'binary tree',
    binaryTree,
    { bias: { coin: 1.01 } },
    'expected bias.coin to be a share from 0 to 1, got 1.01',
  ],
  [
    'binary tree',
    binaryTree,
    { bias: { coin: '0.5' } },
    'expected bias.coin to be a share from 0 to 1, got "0.5"',
  ],
  [
    'sidewinder',
    sidewinder,
    { bias: { corner: 'north-east' } },
    'expected bias to be with no other fields than side, coin, got "corner"',
  ],
  [
    'sidewinder',
    sidewinder,
    { bias: { side: 'up' } },
    'expected bias.side to be one of north, east, south, west, got "up"',
  ],
  [
    'sidewinder',
    sidewinder,
    { bias: { coin: -0.1 } },
    'expected bias.coin to be a share from 0 to 1, got -0.1',
  ],
  [
    'sidewinder',
    sidewinder,
    { bias: { coin: null } },
    'expected bias.coin to be a share from 0 to 1, got null',
  ],
  [
    'division',
    division,
    { cut: 'shortest' },
    'expected cut to be one of longest, proportional, got "shortest"',
  ],
  ['division', division, { cut: 1 }, 'expected cut to be one of longest, proportional, got 1'],
  ['division', division, { bias: {} }, 'expected options to be with no other fields than cut, got "bias"'],
  ['Eller by rows', ellerByRows, { shares: 0.5 }, 'expected shares to be an object, got 0.5'],
  [
    'Eller by rows',
    ellerByRows,
    { shares: { join: Number.POSITIVE_INFINITY } },
    'expected shares.join to be a share from 0 to 1, got Infinity',
  ],
  [
    'Eller by rows',
    ellerByRows,
    { shares: { down: Number.NaN } },
    'expected shares.down to be a share from 0 to 1, got NaN',
  ],
  [
    'Eller by rows',
    ellerByRows,
    { shares: { up: 0.5 } },
    'expected shares to be with no other fields than join, down, got "up"',
  ],
]

test.each(BAD)(
  '%s refuses options that it cannot follow, before any draw: %#',
  (_, carve, options, message) => {
    const grid = squareGrid(4, 4)
    const passages = new Passages(grid)
    const rng = new CountingRng(1)
    expect(() => carve(grid, passages, rng, options as never)).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT', message }),
    )
    expect(rng.draws).toBe(0)
    expect(passages.count).toBe(0)
  },
)

describe.each(['binary-tree', 'sidewinder', 'division', 'eller-rows'] as const)('%s', (name) => {
  test('refuses grids without what it needs, before any draw', () => {
    const rng = new CountingRng(1)
    const others = name === 'eller-rows' ? [circleGrid(4)] : [circleGrid(4), hexGrid(4, 4)]
    for (const grid of others)
      expect(() => carveMaze(grid, name, rng)).toThrow(expect.objectContaining({ code: 'DOES_NOT_FIT' }))
    expect(rng.draws).toBe(0)
  })

  test('refuses another’s option by name, before any draw', () => {
    const rng = new CountingRng(1)
    expect(() => carveMaze(squareGrid(4, 4), name, rng, { seeds: 2 })).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
    expect(rng.draws).toBe(0)
  })

  test('takes no options, and options of nothing, alike', () => {
    const grid = squareGrid(7, 6)
    const open = (options?: object) => carveMaze(grid, name, new CountingRng(4), options).open
    expect(open({})).toEqual(open())
    expect(open({ bias: undefined, cut: undefined, shares: undefined })).toEqual(open())
  })
})
