import { GENERATORS } from '@meikyuu/generators'
import { squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { cellsByPassages, type Moments, markdownTable } from '../src/index.js'
import { calledInTables, carver } from './carver.js'
import { expectOnPage } from './page.js'
import { plainLeastTree } from './plain-least-tree.js'
import { halfDigit, signed } from './printed.js'
import { PUBLISHED_CASES } from './published-cases.js'

const MAZES = 10_000
/** Where there is nothing to compare with. */
const FEWER_MAZES = 2_000
/** For a tree that is made slowly, on purpose. */
const PLAIN_MAZES = 4_000
const SIZE = 40
const CELLS = SIZE * SIZE

/** A standard deviation that is published may be off by so much of itself: who measured it made fewer mazes. */
const SD_LEEWAY = 0.05

const rows: string[][] = []
const notes: string[] = []
const deadEnds = new Map<string, Moments>()

test('every generator is looked at', () => {
  const words = new Set(PUBLISHED_CASES.map(({ word }) => word))
  expect([...words].sort()).toEqual(Object.keys(GENERATORS).sort())
})

test.each(PUBLISHED_CASES)('$word $as has the dead ends that are published', (told) => {
  const { percent, sd, differs } = told
  const name = calledInTables(told)
  const grid = squareGrid(SIZE, SIZE)
  const moments = cellsByPassages(grid, percent === undefined ? FEWER_MAZES : MAZES, carver(grid, told))
  deadEnds.set(told.word, moments[1]!)
  const shares = moments.slice(1).map(({ mean }) => inPercent(mean))
  const ownSd = inPercent(moments[1]!.sd)
  const measured = [...shares.map((share) => share.toFixed(2)), ownSd.toFixed(2)]
  if (percent === undefined || sd === undefined) {
    rows.push([name, ...measured, '', '', ''])
    return
  }
  const off = shares[0]! - Number(percent)
  rows.push([name, ...measured, percent, Number(sd).toFixed(2), signed(off, 2)])
  if (differs !== undefined) notes.push(`- ${name}, ${signed(off, 2)}: ${differs}.`)
  const isOff = Math.abs(off) > 4 * inPercent(moments[1]!.error) + halfDigit(percent)
  expect(isOff).toBe(differs !== undefined)
  if (differs === undefined)
    expect(Math.abs(ownSd - Number(sd))).toBeLessThanOrEqual(SD_LEEWAY * Number(sd) + halfDigit(sd))
})

test('kruskal, kruskal-hash and prim-weights have the dead ends of a plain tree of least weight', () => {
  const grid = squareGrid(SIZE, SIZE)
  const plain = cellsByPassages(grid, PLAIN_MAZES, (seed) => plainLeastTree(grid, seed))[1]!
  for (const word of ['kruskal', 'kruskal-hash', 'prim-weights']) {
    const own = deadEnds.get(word)!
    const error = Math.sqrt(plain.error ** 2 + own.error ** 2)
    expect(Math.abs(plain.mean - own.mean)).toBeLessThan(4 * error)
  }
})

test('the page says so', () => {
  const head = ['generator', '1 passage', '2', '3', '4', 'sd of 1', 'published', 'sd', 'off']
  const [many, fewer] = [MAZES, FEWER_MAZES].map((count) => count.toLocaleString('en'))
  const text = `Over ${many} mazes, or ${fewer} where nothing is published:`
  const table = markdownTable(head, rows)
  const reasons = `Where a mean is another than the published one:\n\n${notes.join('\n')}`
  expectOnPage('passages-a-cell', `${text}\n\n${table}\n\n${reasons}`)
})

function inPercent(cells: number): number {
  return (100 * cells) / CELLS
}
