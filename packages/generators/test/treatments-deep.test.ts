import { Mulberry32, Passages, squareGrid } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { carveMaze } from '../src/generators.js'
import { treatMaze } from '../src/treatments/treatments.js'
import { complete, path, star } from './boards.js'

const timeout = 120_000

test('a corridor of a million cells loses its ends half a million times but one', { timeout }, () => {
  const grid = path(1_000_000)
  const passages = carveMaze(grid, 'kruskal', new Mulberry32(1))
  const sparse = treatMaze({ grid, passages }, 'sparsen', new Mulberry32(1), { times: 1e9 })
  expect(sparse.grid.cells).toBe(2)
  expect(sparse.givenUp!.length).toBe(999_998)
})

test('a hub with a million leaves has nothing to open, and nothing that may be taken away', {
  timeout,
}, () => {
  const grid = star(1_000_000)
  const passages = carveMaze(grid, 'kruskal', new Mulberry32(1))
  for (const [name, options] of [
    ['braid', { share: 1 }],
    ['loops', { share: 1 }],
    ['sparsen', { times: 1 }],
  ] as const) {
    const treated = treatMaze({ grid, passages }, name, new Mulberry32(1), options)
    expect(treated.grid).toBe(grid)
    // Compared as a whole: a million cells are too many for a matcher.
    expect(treated.passages.open.every((open, side) => open === passages.open[side])).toBe(true)
  }
})

test('a thousand cells each beside each other are braided and looped', { timeout }, () => {
  const grid = complete(1000)
  const passages = new Passages(grid)
  for (let side = 0; side < 999; side++) passages.carve(side)
  const braided = treatMaze({ grid, passages }, 'braid', new Mulberry32(1), { share: 1 })
  // 999 dead ends, two by two, and the one left over.
  expect(braided.passages.count).toBe(999 + 500)
  const looped = treatMaze({ grid, passages }, 'loops', new Mulberry32(1), { share: 1 })
  expect(looped.passages.count).toBe((1000 * 999) / 2)
})

test('a million squares become one path of four million', { timeout }, () => {
  const grid = squareGrid(1000, 1000)
  const passages = carveMaze(grid, 'backtracker', new Mulberry32(1))
  expect(treatMaze({ grid, passages }, 'unicursal', new Mulberry32(1)).passages.count).toBe(3_999_999)
})
