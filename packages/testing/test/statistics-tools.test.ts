import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { circleGrid, graphGrid, hexGrid, squareGrid } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import {
  binaryTreeDeadEnds,
  chiSquare,
  chiSquareTail,
  countSpanningTrees,
  everySpanningTree,
  Moments,
  markdownTable,
  readRegion,
  sidewinderDeadEnds,
  torusOfSquares,
  UNIFORM_LIMIT_SHARES,
  uniformDeadEnds,
  writeRegion,
} from '../src/index.js'

describe('chi-square', () => {
  test('is the sum of squared differences over what was expected', () => {
    expect(chiSquare([10, 10, 10])).toBe(0)
    expect(chiSquare([8, 12, 10])).toBeCloseTo((4 + 4 + 0) / 10, 12)
    expect(chiSquare([30, 0, 0])).toBeCloseTo((400 + 100 + 100) / 10, 12)
  })

  // Every table of the distribution has these.
  test.each([
    [3.841459, 1, 0.05],
    [18.307038, 10, 0.05],
    [36.123274, 14, 0.001],
    [124.342113, 100, 0.05],
    [149.449253, 100, 0.001],
    [61.754, 90, 0.99],
  ])('its tail beyond %d with %d degrees of freedom is %d', (x, degrees, tail) => {
    expect(chiSquareTail(x, degrees)).toBeCloseTo(tail, 5)
  })

  test('its tail with two degrees is exponential', () => {
    for (const x of [0.001, 0.5, 1, 2, 5, 20, 50])
      expect(chiSquareTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12)
  })

  test('its tail falls from 1 to 0, far out too', () => {
    expect(chiSquareTail(0, 191)).toBe(1)
    expect(chiSquareTail(1e9, 191)).toBe(0)
    let before = 1
    for (let x = 1; x < 3000; x += 7) {
      const tail = chiSquareTail(x, 191)
      expect(tail).toBeLessThanOrEqual(before + 1e-13)
      before = tail
    }
    expect(before).toBe(0)
  })
})

test('moments are those of the definition', () => {
  const moments = new Moments()
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) moments.add(value)
  expect(moments.count).toBe(8)
  expect(moments.mean).toBe(5)
  expect(moments.sd).toBeCloseTo(Math.sqrt(32 / 7), 12)
  expect(moments.error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12)
})

describe('spanning trees', () => {
  test.each([
    ['2x3 squares', squareGrid(2, 3), 15],
    ['3x3 squares', squareGrid(3, 3), 192],
    [
      'a ring of five',
      graphGrid([
        [1, 4],
        [0, 2],
        [1, 3],
        [2, 4],
        [3, 0],
      ]),
      5,
    ],
    [
      'four cells that are all neighbours',
      graphGrid([
        [1, 2, 3],
        [0, 2, 3],
        [0, 1, 3],
        [0, 1, 2],
      ]),
      16,
    ],
    [
      'two cells with three sides',
      graphGrid([
        [1, 1, 1],
        [0, 0, 0],
      ]),
      3,
    ],
  ])('%s have as many as are known', (_, grid, count) => {
    expect(countSpanningTrees(grid)).toBe(BigInt(count))
  })

  test.each([squareGrid(2, 3), squareGrid(3, 3), hexGrid(3, 2), circleGrid(2)])(
    'are found one by one as many as the determinant says (%#)',
    (grid) => {
      const trees = everySpanningTree(grid)
      expect(BigInt(trees.length)).toBe(countSpanningTrees(grid))
      expect(new Set(trees).size).toBe(trees.length)
    },
  )
})

describe('dead ends', () => {
  /** The mean over every tree there is. */
  function counted(width: number, height: number): number {
    const grid = squareGrid(width, height)
    const trees = everySpanningTree(grid)
    const ends: [number, number][] = []
    for (let cell = 0; cell < grid.cells; cell++) {
      if (cell % width < width - 1) ends.push([cell, cell + 1])
      if (cell + width < grid.cells) ends.push([cell, cell + width])
    }
    let sum = 0
    for (const tree of trees) {
      const passages = new Int32Array(grid.cells)
      for (let i = 0; i < ends.length; i++)
        if ((tree >> i) & 1) for (const cell of ends[i]!) passages[cell]!++
      sum += passages.filter((count) => count === 1).length
    }
    return sum / trees.length
  }

  test.each([
    [2, 2],
    [2, 3],
    [3, 3],
    [4, 3],
  ])('of uniform trees of %dx%d are the mean over every tree', (width, height) => {
    expect(uniformDeadEnds(width, height)).toBeCloseTo(counted(width, height), 10)
  })

  test('of uniform trees, binary trees and sidewinders are the published ones', () => {
    expect(uniformDeadEnds(20, 20)).toBeCloseTo(116.152, 3)
    expect(binaryTreeDeadEnds(20, 20)).toBe((20 * 20) / 4 + 1)
    expect(binaryTreeDeadEnds(40, 7)).toBe((40 * 7) / 4 + 1)
    expect(sidewinderDeadEnds(20, 20)).toBeCloseTo(109.48, 2)
    expect(sidewinderDeadEnds(40, 40)).toBeCloseTo(440.35, 2)
  })

  test('the shares in the limit are all cells, and those of a tree', () => {
    const shares = [...UNIFORM_LIMIT_SHARES]
    expect(shares.map((share) => Number(share.toFixed(6)))).toEqual([0, 0.294545, 0.44699, 0.222385, 0.03608])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    // Two ends to each of as many passages as cells.
    expect(shares.reduce((sum, share, passages) => sum + share * passages, 0)).toBeCloseTo(2, 12)
  })
})

test('a torus has no border, and four sides everywhere', () => {
  const grid = torusOfSquares(4, 3)
  expect([...grid.across].filter((other) => other < 0)).toEqual([])
  expect(grid.sides).toBe(4 * 12)
  expect([...grid.across.slice(0, 4)]).toEqual([8, 1, 4, 3])
})

test('a region of a file is read and written, and the rest stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'region-'))
  const file = join(folder, 'page.md')
  writeFileSync(file, 'before\n\n<!-- one: written by a command -->\n\nold\n\n<!-- end of one -->\n\nafter\n')
  expect(readRegion(file, 'one')).toBe('old')
  writeRegion(file, 'one', 'new\nlines')
  expect(readRegion(file, 'one')).toBe('new\nlines')
  expect(readFileSync(file, 'utf8')).toBe(
    'before\n\n<!-- one: written by a command -->\n\nnew\nlines\n\n<!-- end of one -->\n\nafter\n',
  )
  expect(() => readRegion(file, 'two')).toThrow('has no region two')
  rmSync(folder, { recursive: true })
})

test('a table has figures to the right', () => {
  expect(
    markdownTable(
      ['name', 'count', 'note'],
      [
        ['a', '1.5%', 'x'],
        ['b', '< 0.1', '2'],
      ],
    ),
  ).toBe('| name | count | note |\n|---|--:|---|\n| a | 1.5% | x |\n| b | < 0.1 | 2 |')
})
