import { graphGrid, type MazeWithEnds, Mulberry32, Passages, Points } from '@meikyuu/grid'
import { expect, test } from 'vitest'
import {
  difficultyOf,
  difficultyOfGraph,
  explainDifficulty,
  geometryOf,
  MOST_BRANCHES,
} from '../src/index.js'
import { codeOf } from './code-of.js'

/** The way 1-0-2-3, and leaves on 0, all of them anywhere. */
function hub(leaves: number): MazeWithEnds {
  const cells = leaves + 4
  const leaf = [0]
  const adjacency: ArrayLike<number>[] = Array<ArrayLike<number>>(cells).fill(leaf)
  adjacency[0] = Int32Array.from({ length: leaves + 2 }, (_, i) => (i < 2 ? i + 1 : i + 2))
  adjacency[2] = [0, 3]
  adjacency[3] = [2]
  const rng = new Mulberry32(leaves)
  const places = Float64Array.from({ length: 2 * cells }, () => rng.below(1000))
  const grid = graphGrid(adjacency, { centres: new Points(2, places) })
  const passages = new Passages(grid)
  passages.open.fill(1)
  return { grid, passages, start: 1, goal: 3, entrance: null, exit: null, keys: [] }
}

test('a fork of two hundred thousand options is told in order, and all adds up', () => {
  const maze = hub(200_000)
  const { difficulty, forks, branches, traps, wasteCells, walk } = explainDifficulty(maze)
  const { distance } = geometryOf(maze)
  expect(difficulty).toEqual(difficultyOf(maze))
  expect(difficulty).toEqual(difficultyOfGraph(maze, geometryOf(maze)))
  expect(forks.length).toBe(1)
  const { options, waste } = forks[0]!
  expect(options.length).toBe(200_001)
  const disorder = options.findIndex((cell, i) => {
    const gap = i === 0 ? 1 : distance(cell) - distance(options[i - 1]!)
    return gap < 0 || (gap === 0 && cell < options[i - 1]!)
  })
  expect(disorder).toBe(-1)
  expect(waste).toBe(options.indexOf(2))
  expect(wasteCells).toEqual(options.slice(0, waste))
  expect(walk.length).toBe(2 * waste + 4)
  expect(traps).toEqual([0])
  expect(branches.filter(({ entered }) => entered).length).toBe(waste)
})

test('more branches than can be listed: TOO_BIG, where a difficulty is still had', () => {
  const maze = hub(MOST_BRANCHES + 1)
  expect(codeOf(() => explainDifficulty(maze))).toBe('TOO_BIG')
  expect(difficultyOf(maze).measure.branches).toBe(MOST_BRANCHES + 1)
})
