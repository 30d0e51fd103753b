import { expect, test } from 'vitest'
import { PEERS } from '../src/scale/peers.js'
import type { Prepare } from '../src/scale/work.js'

const WIDTH = 9
const CELLS = WIDTH * WIDTH

const made = (prepare: Prepare): unknown => prepare(WIDTH, 3).turn(3)

/** A perfect maze in tiles has a tile a cell and one a passage. */
const TILES = 2 * CELLS - 1

test('rot-js makes perfect mazes by Eller, and finds the way', () => {
  const walls = made(PEERS['rot-js']['carve eller']) as Uint8Array
  expect(walls.filter((wall) => wall === 0)).toHaveLength(TILES)
  const way = made(PEERS['rot-js']['both eller']) as [number, number][]
  expect(way[0]).toEqual([1, 1])
  expect(way.at(-1)).toEqual([2 * WIDTH - 1, 2 * WIDTH - 1])
})

test('rot-js divides a board', () => {
  const walls = made(PEERS['rot-js']['carve division']) as Uint8Array
  const open = walls.filter((wall) => wall === 0).length
  expect(open).toBeGreaterThanOrEqual(CELLS)
  expect(open).toBeLessThan(walls.length)
})

test('generate-maze makes perfect mazes', () => {
  const rows = made(PEERS['generate-maze']['carve eller']) as { right: boolean; bottom: boolean }[][]
  const open = rows.flat().reduce((sum, { right, bottom }) => sum + Number(!right) + Number(!bottom), 0)
  expect(open).toBe(CELLS - 1)
})

test('maze-generation makes whole mazes by both algorithms, and finds the way', () => {
  for (const work of ['carve backtracker', 'carve hunt'] as const) {
    const maze = made(PEERS['maze-generation'][work]) as { toJSON(): unknown }
    const told = JSON.parse(JSON.stringify(maze.toJSON())) as { rows: { right: boolean; down: boolean }[][] }
    const open = told.rows.flat().reduce((sum, { right, down }) => sum + Number(!right) + Number(!down), 0)
    // Its hunts open a passage too many now and then.
    if (work === 'carve hunt') expect(open).toBeGreaterThanOrEqual(CELLS - 1)
    else expect(open).toBe(CELLS - 1)
  }
  const way = made(PEERS['maze-generation']['both backtracker']) as { row: number; column: number }[]
  expect(way.at(-1)).toEqual({ row: WIDTH - 1, column: WIDTH - 1 })
})

test('amazejs finds the way through what it makes', () => {
  const way = made(PEERS.amazejs['both backtracker']) as [number, number][]
  expect(way[0]).toEqual([1, 1])
  expect(way.at(-1)).toEqual([2 * WIDTH - 1, 2 * WIDTH - 1])
})
