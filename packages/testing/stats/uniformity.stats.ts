import { GENERATORS } from '@meikyuu/generators'
import { expect, test } from 'vitest'
import { countSpanningTrees, markdownTable } from '../src/index.js'
import { calledInTables } from './carver.js'
import { chanceOfCounts, LEAST_CHANCE } from './chance-of-counts.js'
import { expectOnPage } from './page.js'
import { SMALL_BOARDS, UNIFORM_CASES } from './uniform-cases.js'

const MAZES = 200_000

const rows: string[][] = []

test.each(SMALL_BOARDS)('$name has $trees spanning trees by the matrix-tree theorem', ({ grid, trees }) => {
  expect(countSpanningTrees(grid)).toBe(BigInt(trees))
})

test('every generator is looked at', () => {
  const words = new Set(UNIFORM_CASES.map(({ word }) => word))
  expect([...words].sort()).toEqual(Object.keys(GENERATORS).sort())
})

test.each(UNIFORM_CASES)('$word $as: every tree as likely as another is $isUniform', (told) => {
  const row = [calledInTables(told)]
  const chances = SMALL_BOARDS.map((board) => {
    const { x, chance } = chanceOfCounts(board, told, MAZES)
    row.push(x.toFixed(1), chance < LEAST_CHANCE ? '< 0.001' : chance.toFixed(3))
    return chance
  })
  rows.push([...row, told.isUniform ? 'yes' : 'no'])
  for (const chance of chances)
    if (told.isUniform) expect(chance).toBeGreaterThan(LEAST_CHANCE)
    else expect(chance).toBeLessThan(LEAST_CHANCE)
})

test('the page says so', () => {
  const boards = SMALL_BOARDS.flatMap(({ name, trees }) => [
    `chi-square at ${name}, ${trees - 1} degrees`,
    'p',
  ])
  const table = markdownTable(['generator', ...boards, 'uniform'], rows)
  expectOnPage('uniformity', `${MAZES.toLocaleString('en')} mazes a board:\n\n${table}`)
})
