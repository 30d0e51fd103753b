import { squareGrid } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import { cellsByPassages } from '../src/index.js'
import { carver } from '../stats/carver.js'
import { chanceOfCounts, LEAST_CHANCE } from '../stats/chance-of-counts.js'
import { EXACT_CASES } from '../stats/exact-cases.js'
import { halfDigit } from '../stats/printed.js'
import { PUBLISHED_CASES } from '../stats/published-cases.js'
import { SMALL_BOARDS, UNIFORM_CASES } from '../stats/uniform-cases.js'

// `npm run test:stats` looks at the same with many more mazes, and at what so few cannot tell.
describe('over a few mazes', () => {
  test.each(UNIFORM_CASES.filter(({ word }) => word !== 'houston'))(
    '$word $as: every tree of 2x3 as likely as another is $isUniform',
    (told) => {
      const { chance } = chanceOfCounts(SMALL_BOARDS[0]!, told, 10_000)
      if (told.isUniform) expect(chance).toBeGreaterThan(LEAST_CHANCE)
      else expect(chance).toBeLessThan(LEAST_CHANCE)
    },
  )

  test.each(EXACT_CASES.filter(({ size }) => size === 20))(
    '$word $as has $known dead ends at 20x20',
    (told) => {
      const grid = squareGrid(20, 20)
      const { mean, error } = cellsByPassages(grid, 300, carver(grid, told))[1]!
      expect(Math.abs(mean - told.expected())).toBeLessThan(4 * error)
    },
  )

  const published = PUBLISHED_CASES.flatMap(({ percent = null, ...told }) =>
    percent === null || told.differs !== undefined ? [] : [{ ...told, percent }],
  )
  test.each(published)('$word $as has $percent % dead ends at 40x40', (told) => {
    const grid = squareGrid(40, 40)
    const { mean, error } = cellsByPassages(grid, 200, carver(grid, told))[1]!
    const [share, leeway] = [mean, 4 * error].map((cells) => (100 * cells) / grid.cells)
    expect(Math.abs(share! - Number(told.percent))).toBeLessThan(leeway! + halfDigit(told.percent))
  })
})
