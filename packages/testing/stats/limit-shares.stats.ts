import { expect, test } from 'vitest'
import { cellsByPassages, markdownTable, torusOfSquares, UNIFORM_LIMIT_SHARES } from '../src/index.js'
import { carver } from './carver.js'
import { expectOnPage } from './page.js'
import { signed } from './printed.js'

const SIZE = 300
const MAZES = 100

test('on a big board without a border, uniform trees have the shares of the limit', () => {
  const grid = torusOfSquares(SIZE, SIZE)
  const counts = cellsByPassages(grid, MAZES, carver(grid, { word: 'wilson' }))
  const rows = [1, 2, 3, 4].map((passages) => {
    const { mean, error } = counts[passages]!
    const expected = UNIFORM_LIMIT_SHARES[passages]!
    const off = (mean / grid.cells - expected) / (error / grid.cells)
    expect(Math.abs(off)).toBeLessThan(4)
    return [`${passages}`, expected.toFixed(6), (mean / grid.cells).toFixed(6), signed(off, 1)]
  })
  const head = ['passages', 'share of cells', 'measured', 'off, in standard errors']
  const text = `Measured with \`wilson\` on ${MAZES} boards of ${SIZE}x${SIZE} that close upon themselves:`
  expectOnPage('limit-shares', `${text}\n\n${markdownTable(head, rows)}`)
})
