import { type GraphGrid, Mulberry32, Passages, squareGrid } from '@meikyuu/grid'
import { beforeAll, describe, expect, test } from 'vitest'
import { GENERATORS, type GeneratorName } from '../src/generators.js'
import { growingTree } from '../src/growing-tree.js'
import { path, star, twoHubs } from './boards.js'

const CELLS = 1_000_000

/** Room for a slow machine: what is told here is that they end, not how fast. */
const timeout = 120_000

/** Wilson's walk is random: along a corridor it takes as many steps as the square of its length. */
const names = Object.keys(GENERATORS) as GeneratorName[]
const walks: readonly GeneratorName[] = ['wilson', 'aldous-broder', 'houston']
const linear = names.filter((name) => GENERATORS[name].needs.length === 0 && !walks.includes(name))
const byRows = names.filter((name) => GENERATORS[name].needs.length > 0)

function carves(grid: GraphGrid, carve: (passages: Passages) => void): void {
  const passages = new Passages(grid)
  carve(passages)
  expect(passages.count).toBe(grid.cells - 1)
}

describe.each([
  ['a corridor of a million cells', () => path(CELLS)],
  ['a hub with a million leaves', () => star(CELLS - 1)],
  ['two hubs with a hundred thousand leaves, three sides each', () => twoHubs(CELLS / 10)],
] as const)('%s', (_, make) => {
  let grid: GraphGrid
  beforeAll(() => {
    grid = make()
  }, timeout)

  test.each(linear)('%s', { timeout }, (name) => {
    carves(grid, (passages) => GENERATORS[name].carve(grid, passages, new Mulberry32(1)))
  })

  test('the growing tree', { timeout }, () => {
    const mix = { newest: 1, oldest: 1, random: 1, middle: 1 }
    carves(grid, (passages) => growingTree(grid, passages, new Mulberry32(1), { mix }))
  })
})

test('wilson over hubs with a hundred thousand leaves, which are met again and again', { timeout }, () => {
  for (const grid of [star(1e5), twoHubs(1e5)])
    carves(grid, (passages) => GENERATORS.wilson.carve(grid, passages, new Mulberry32(1)))
})

test.each(byRows)(
  '%s over one long row above another, and one long column beside another',
  { timeout },
  (name) => {
    for (const grid of [squareGrid(CELLS / 2, 2), squareGrid(2, CELLS / 2)])
      carves(grid, (passages) => GENERATORS[name].carve(grid, passages, new Mulberry32(1)))
  },
)
