import { carveMaze } from '@meikyuu/generators'
import {
  boundaryCells,
  type Grid,
  graphOf,
  type MazeWithEnds,
  Mulberry32,
  type Passages,
  SHAPES,
  type ShapeName,
} from '@meikyuu/grid'
import { SOLVERS, type SolverName, solveMaze, wayBetween } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyShapeAndGenerator, seeds } from '../src/index.js'

const solvers = Object.keys(SOLVERS) as SolverName[]

function gridOf(shape: ShapeName, a: number, b: number): Grid {
  const entry = SHAPES[shape]
  return entry.size === 'WxH' ? entry.make({ w: a, h: b }) : entry.make({ size: a + 2 })
}

function between(grid: Grid, passages: Passages, start: number, goal: number): MazeWithEnds {
  return { grid, passages, start, goal, entrance: null, exit: null, keys: [] }
}

describe.each(everyShapeAndGenerator())('every solver of %s by %s', (shape, generator) => {
  it('finds the way that there is', () => {
    const sizes = fc.integer({ min: 2, max: 6 })
    fc.assert(
      fc.property(sizes, sizes, seeds, fc.nat(), fc.nat(), (a, b, seed, from, to) => {
        const grid = gridOf(shape, a, b)
        const passages = carveMaze(grid, generator, new Mulberry32(seed))
        const maze = between(grid, passages, from % grid.cells, to % grid.cells)
        const way = wayBetween(maze, maze.start, maze.goal)
        expect(graphOf(grid).cells).toBe(passages.count + 1)
        for (const name of solvers) {
          const options = name === 'random-mouse' ? { rng: new Mulberry32(seed), steps: 1e7 } : {}
          const { route, reason } = solveMaze(maze, name, options)
          // In a perfect maze all walls hang together, and whoever comes to a border comes along all of it.
          const mayMiss = name === 'pledge' && !boundaryCells(grid).includes(maze.goal)
          if (mayMiss && reason !== null) expect([route, reason]).toEqual([null, 'came-back'])
          else expect([name, route]).toEqual([name, way])
        }
      }),
      { numRuns: 10 },
    )
  })
})
