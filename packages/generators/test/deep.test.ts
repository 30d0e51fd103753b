import { type GraphGrid, Mulberry32, Passages, squareGrid } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import { GENERATORS, type GeneratorName } from '../src/generators.js'
import { growingTree } from '../src/growing-tree.js'
import { path, star, twoHubs } from './boards.js'

const CELLS = 1_000_000

/** Wilson's walk is random: along a corridor it takes as many steps as the square of its length. */
const linear = (Object.keys(GENERATORS) as GeneratorName[]).filter(
  (name) => name !== 'eller' && name !== 'wilson',
)

function carves(grid: GraphGrid, carve: (passages: Passages) => void): void {
  const passages = new Passages(grid)
  carve(passages)
  expect(passages.count).toBe(grid.cells - 1)
}

describe.each([
  ['a corridor of a million cells', path(CELLS)],
  ['a hub with a million leaves', star(CELLS - 1)],
  ['two hubs with half a million leaves, three sides each', twoHubs(CELLS / 2)],
] as const)('%s', (_, grid) => {
  test.each(linear)('%s', (name) => {
    carves(grid, (passages) => GENERATORS[name].carve(grid, passages, new Mulberry32(1)))
  })

  test('the growing tree', () => {
    const mix = { newest: 1, oldest: 1, random: 1, middle: 1 }
    carves(grid, (passages) => growingTree(grid, passages, new Mulberry32(1), { mix }))
  })
})

test('wilson over hubs with a hundred thousand leaves, which are met again and again', () => {
  for (const grid of [star(1e5), twoHubs(1e5)])
    carves(grid, (passages) => GENERATORS.wilson.carve(grid, passages, new Mulberry32(1)))
})

test('eller over one long row above another', () => {
  const grid = squareGrid(CELLS / 2, 2)
  carves(grid, (passages) => GENERATORS.eller.carve(grid, passages, new Mulberry32(1)))
})
