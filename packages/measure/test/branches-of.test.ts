import fc from 'fast-check'
import { expect, test } from 'vitest'
import { branchesOf, measureMaze } from '../src/index.js'
import { behind, wayOf } from './measured-by-hand.js'
import { mazes } from './random-maze.js'

test('branches add up to the measure', () => {
  fc.assert(
    fc.property(mazes, (maze) => {
      const branches = branchesOf(maze)
      const lengths = branches.map((branch) => branch.length)
      const { cells, solution, ...measure } = measureMaze(maze)
      expect(branches.length).toBe(measure.branches)
      expect(branches.filter((branch) => branch.from !== maze.goal).length).toBe(measure.decisions)
      expect(Math.max(0, ...lengths)).toBe(measure.longestBranch)
      expect(lengths.reduce((a, b) => a + b, 0)).toBe(measure.wasted)
      // Every cell is on the way or in one branch.
      expect(branches.reduce((all, branch) => all + branch.size, solution)).toBe(cells)
    }),
  )
})

test('each is as long and as big as what lies behind it, in the order of the way', () => {
  fc.assert(
    fc.property(mazes, (maze) => {
      const way = wayOf(maze, maze.start, maze.goal)
      let place = 0
      for (const { from, cell, length, size } of branchesOf(maze)) {
        const { depth, cells } = behind(maze, from, cell)
        expect([length, size]).toEqual([depth, cells.size])
        expect(way.indexOf(from)).toBeGreaterThanOrEqual(place)
        place = way.indexOf(from)
      }
    }),
  )
})
