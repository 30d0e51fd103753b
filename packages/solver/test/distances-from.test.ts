import { latticeGrid, Passages } from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { distancesFrom } from '../src/index.js'

/** A board without any wall inside. */
function openBoard(width: number, height: number) {
  const grid = latticeGrid(width, height)
  const passages = new Passages(grid)
  for (let cell = 0; cell < grid.cells; cell++) {
    if (cell % width < width - 1) passages.carve(4 * cell + 1)
    if (cell < grid.cells - width) passages.carve(4 * cell + 2)
  }
  return { grid, passages }
}

describe('distances on a board without walls', () => {
  it('are columns and rows added up, though cells wait several times each', () => {
    const [width, height] = [300, 200]
    const distance = distancesFrom(openBoard(width, height), 0)
    expect(distance.every((steps, cell) => steps === (cell % width) + Math.floor(cell / width))).toBe(true)
  })

  it('are those to the nearest of a million and more', () => {
    const [side, rows] = [1500, 1470]
    // Every other cell of the upper rows.
    const sources = Array.from({ length: (side * rows) / 2 }, (_, i) => 2 * i)
    const distance = distancesFrom(openBoard(side, side), sources)
    const wanted = (cell: number) => Math.max(0, Math.floor(cell / side) - rows + 1) + (cell % 2)
    expect(sources.length).toBeGreaterThan(2 ** 20)
    expect(distance.every((steps, cell) => steps === wanted(cell))).toBe(true)
  })
})
