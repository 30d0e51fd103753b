import { BRAID_PREFERENCES, braid, sparsen } from '@meikyuu/generators'
import { Mulberry32, squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { markdownTable } from '../src/index.js'
import { carver } from './carver.js'
import { expectOnPage } from './page.js'
import { inPercent } from './printed.js'

const MAZES = 200
const WORDS = ['backtracker', 'kruskal'] as const
const TIMES = [1, 2, 3, 5, 10]

const grid = squareGrid(40, 40)

/** The mean of something over mazes of a generator. */
function meanOf(word: string, measure: (passages: ReturnType<ReturnType<typeof carver>>) => number): number {
  const carve = carver(grid, { word })
  let sum = 0
  for (let seed = 1; seed <= MAZES; seed++) sum += measure(carve(seed))
  return sum / MAZES
}

test('how many passages a braid at share 1 adds', () => {
  const rows = WORDS.map((word) => [
    `\`${word}\``,
    ...BRAID_PREFERENCES.map((prefer) => {
      const added = meanOf(word, (passages) => {
        const braided = braid({ grid, passages }, new Mulberry32(1), { share: 1, prefer })
        return braided.passages.count - passages.count
      })
      return inPercent(added / (grid.cells - 1), 1)
    }),
  ])
  const head = ['passages added', ...BRAID_PREFERENCES.map((prefer) => `\`prefer: '${prefer}'\``)]
  expectOnPage('braid-passages', `${overMazes()}\n\n${markdownTable(head, rows)}`, 'treatments')
})

test('how many cells are left of a maze made sparse', () => {
  const rows = WORDS.map((word) => {
    const left = TIMES.map((times) =>
      meanOf(word, (passages) => sparsen({ grid, passages }, new Mulberry32(1), { times }).grid.cells),
    )
    for (let i = 1; i < left.length; i++) expect(left[i]!).toBeLessThan(left[i - 1]!)
    return [`cells left of \`${word}\``, ...left.map((cells) => inPercent(cells / grid.cells))]
  })
  const head = ['times', ...TIMES.map(String)]
  expectOnPage('sparsen-cells', `${overMazes()}\n\n${markdownTable(head, rows)}`, 'treatments')
})

function overMazes(): string {
  return `Over ${MAZES} mazes of 40x40 squares:`
}
