import { type GraphGrid, Mulberry32, Passages, type Rng, squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { binaryTree } from '../src/rows/binary-tree.js'
import { division } from '../src/rows/division.js'
import { ellerByRows } from '../src/rows/eller-by-rows.js'
import { sidewinder } from '../src/rows/sidewinder.js'
import { meanDeadEnds } from './dead-ends.js'

type CarveRows = (grid: GraphGrid, passages: Passages, rng: Rng) => void

const EXPECTED: [string, number, number, CarveRows][] = [
  ['a binary tree with a fair coin at 20x20', 20, 101, binaryTree],
  ['a binary tree with a fair coin at 40x40', 40, 401, binaryTree],
  [
    'a binary tree to the other corner',
    20,
    101,
    (grid, passages, rng) => binaryTree(grid, passages, rng, { bias: { corner: 'south-west' } }),
  ],
  ['a sidewinder at 20x20', 20, 109.48, sidewinder],
  ['a sidewinder at 40x40', 40, 440.35, sidewinder],
  [
    'a sidewinder to the east',
    20,
    109.48,
    (grid, passages, rng) => sidewinder(grid, passages, rng, { bias: { side: 'east' } }),
  ],
  // Published to two digits after the point, of a hundredth: half the last digit is 0.08 cells.
  ['division across the longest side', 40, 0.2697 * 1600, division],
  [
    'division in proportion to the sides',
    40,
    0.2347 * 1600,
    (grid, passages, rng) => division(grid, passages, rng, { cut: 'proportional' }),
  ],
  ['Eller by rows with halves', 40, 0.2833 * 1600, ellerByRows],
]

test.each(EXPECTED)('%s has the dead ends expected of it on average', (_, size, expected, carve) => {
  const grid = squareGrid(size, size)
  const { mean, error } = meanDeadEnds(500, (seed) => {
    const passages = new Passages(grid)
    carve(grid, passages, new Mulberry32(seed))
    return passages
  })
  expect(Math.abs(mean - expected)).toBeLessThan(4 * error + 0.08)
})
