import { circleGrid, graphGrid, heartGrid, OUTSIDE, Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeMaze } from '../src/index.js'
import { mazeOn, smallGrids } from './mazes.js'

describe('describeMaze', () => {
  it('says what it is, how big, where it begins and ends', () => {
    const maze = { ...mazeOn(squareGrid(9, 6), 1), exit: null }
    expect(describeMaze(maze)).toBe(
      'A maze of square cells, 9 wide and 6 high: 54 cells. The way begins at the top left and ends at the bottom right.',
    )
    expect(describeMaze({ ...maze, entrance: 3, exit: 53 * 4 + 1, keys: [4] })).toMatch(
      /The way comes in at the top left and goes out at the bottom right\. A key lies at the top\.$/,
    )
    expect(describeMaze({ ...maze, keys: [4, 31, 27] })).toMatch(
      /3 keys lie at the top, in the middle and on the left\.$/,
    )
  })

  it('has a name for every shape', () => {
    expect(describeMaze(mazeOn(circleGrid(3), 1))).toMatch(
      /^A round maze: 19 cells\. The way begins in the middle/,
    )
    expect(describeMaze(mazeOn(heartGrid(8), 1))).toMatch(/^A heart-shaped maze: \d+ cells\./)
    fc.assert(
      fc.property(smallGrids, (grid) => describeMaze(mazeOn(grid, 1)).includes(`${grid.cells} cells`)),
    )
  })

  it('names cells by number where there are no centres', () => {
    const grid = graphGrid([[1], [0, OUTSIDE]])
    const passages = new Passages(grid)
    passages.carve(0)
    const maze = { grid, passages, start: 0, goal: 1, entrance: null, exit: 2, keys: [] }
    expect(describeMaze(maze)).toBe(
      'A maze on a graph of its own: 2 cells. The way begins in cell 0 and goes out in cell 1.',
    )
  })
})
