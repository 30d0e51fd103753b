import { Passages, squareGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestWay, wayBetween } from '../src/index.js'
import { allDistances, mazes, trees } from './mazes.js'

const finite = (row: number[]) => Math.max(...row.filter((x) => x < Infinity))

describe('longestWay', () => {
  it('has no longer one in a perfect maze', () => {
    fc.assert(
      fc.property(trees(7), (maze) => {
        const { from, to, steps, way } = longestWay(maze)
        expect(steps).toBe(Math.max(...allDistances(maze).map(finite)))
        expect(way.length).toBe(steps + 1)
        expect(way).toEqual(wayBetween(maze, from, to))
      }),
    )
  })

  it('sweeps from cell 0 and takes the lowest of the farthest', () => {
    fc.assert(
      fc.property(trees(7), (maze) => {
        const d = allDistances(maze)
        const from = d[0]!.indexOf(finite(d[0]!))
        const to = d[from]!.indexOf(finite(d[from]!))
        expect(longestWay(maze)).toMatchObject({ from, to })
      }),
    )
  })

  it('is at least half the longest, whatever the maze, and the longest of all pieces that are trees', () => {
    fc.assert(
      fc.property(mazes(7), (maze) => {
        const d = allDistances(maze)
        const most = Math.max(...d.map(finite))
        const { from, to, steps, way } = longestWay(maze)
        expect(d[from]![to]).toBe(steps)
        expect(way).toEqual(wayBetween(maze, from, to))
        expect(steps * 2).toBeGreaterThanOrEqual(most)
        const pieces = new Set(d.map((row) => row.findIndex((x) => x < Infinity))).size
        if (maze.passages.count === maze.grid.cells - pieces) expect(steps).toBe(most)
      }),
    )
  })

  it('is one cell where nothing is open', () => {
    const grid = squareGrid(3, 3)
    expect(longestWay({ grid, passages: new Passages(grid) })).toEqual({
      from: 0,
      to: 0,
      steps: 0,
      way: Int32Array.of(0),
    })
  })
})
