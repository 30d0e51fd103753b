import fc from 'fast-check'
import { expect, test } from 'vitest'
import { branchesOf, measureMaze } from '../src/index.js'
import { branchesByHand } from './measured-by-hand.js'
import { looped, mazes } from './random-maze.js'

test('branches add up to the measure', () => {
  fc.assert(
    fc.property(looped, (maze) => {
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

test('each has the cells that it is nearest to, in the order of the way', () => {
  fc.assert(
    fc.property(looped, (maze) => {
      const byHand = branchesByHand(maze).map(({ from, cell, depths }) => ({
        from,
        cell,
        length: Math.max(0, ...depths.values()),
        size: depths.size,
      }))
      expect(branchesOf(maze)).toEqual(byHand)
    }),
  )
})

test('a perfect maze has no branch without cells', () => {
  fc.assert(
    fc.property(mazes, (maze) => {
      for (const { length, size } of branchesOf(maze)) expect(length >= 1 && size >= length).toBe(true)
    }),
  )
})
