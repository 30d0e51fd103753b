import { squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { cellsByPassages, markdownTable } from '../src/index.js'
import { calledInTables, carver } from './carver.js'
import { EXACT_CASES } from './exact-cases.js'
import { expectOnPage } from './page.js'
import { halfDigit, signed } from './printed.js'

const MAZES = 5_000

const rows: string[][] = []

test.each(EXACT_CASES)('$word at $size x $size has $known dead ends on average', (told) => {
  const { size, known } = told
  const expected = told.expected()
  expect(Math.abs(expected - Number(known))).toBeLessThanOrEqual(halfDigit(known))
  const grid = squareGrid(size, size)
  const { mean, sd, error } = cellsByPassages(grid, MAZES, carver(grid, told))[1]!
  const off = (mean - expected) / error
  const figures = [expected.toFixed(3), mean.toFixed(3), sd.toFixed(2), signed(off, 1)]
  rows.push([calledInTables(told), `${size}x${size}`, ...figures])
  expect(Math.abs(off)).toBeLessThan(4)
})

test('the page says so', () => {
  const head = ['generator', 'board', 'expected', 'measured', 'sd', 'off, in standard errors']
  const text = `Means over ${MAZES.toLocaleString('en')} mazes:`
  expectOnPage('exact-dead-ends', `${text}\n\n${markdownTable(head, rows)}`)
})
