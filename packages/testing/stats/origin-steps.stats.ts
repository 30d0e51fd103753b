import { squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { cellsByPassages, markdownTable, uniformDeadEnds } from '../src/index.js'
import { carver } from './carver.js'
import { expectOnPage } from './page.js'
import { signed } from './printed.js'

const MAZES = 1_500
const SIZE = 40

/** Steps a cell: up to the first limit so few must show in the dead ends, from the other on they must not. */
const STEPS = [5, 10, 20, 30]
const TOO_FEW = 10
const ENOUGH = 30

const rows: string[][] = []
const uniform = uniformDeadEnds(SIZE, SIZE)

test.each(STEPS)('%i steps a cell', (steps) => {
  const grid = squareGrid(SIZE, SIZE)
  const options = { steps: steps * grid.cells }
  const { mean, error } = cellsByPassages(grid, MAZES, carver(grid, { word: 'origin-shift', options }))[1]!
  const off = (mean - uniform) / error
  if (steps <= TOO_FEW) expect(off).toBeLessThan(-4)
  if (steps >= ENOUGH) expect(Math.abs(off)).toBeLessThan(4)
  rows.push([`${steps}`, mean.toFixed(1), signed(off, 1)])
})

test('the page says so', () => {
  const head = ['steps a cell', 'dead ends', 'off, in standard errors']
  const text = `Dead ends over ${MAZES.toLocaleString('en')} mazes of ${SIZE}x${SIZE}, where a uniform tree has ${uniform.toFixed(1)}:`
  expectOnPage('origin-steps', `${text}\n\n${markdownTable(head, rows)}`)
})
