import { expect, it } from 'vitest'
import {
  buildMaze,
  coverageOf,
  difficultyOf,
  edgesHash,
  type MazeDifficulty,
  type MazeRecipe,
  ratingOf,
  solutionOf,
  tooEasy,
} from '../src/index.js'

/** The recipe as the documents write it: an object, with nothing else imported. */
const recipe = {
  shape: 'square',
  w: 5,
  h: 5,
  algorithm: 'backtracker',
  mode: 'to-goal',
  seed: 42,
} as const satisfies MazeRecipe

/** The worked example, to the last digit. */
const WORKED: MazeDifficulty = {
  score: 21,
  exact: 20.994659414140664,
  base: 20.994659414140664,
  coverage: { bbox: 1, zones: 1, cover: 1, factor: 1 },
  terms: {
    reach: 0.19333691220763283,
    forks: 0.26850988815210197,
    traps: 0.13640858525969024,
    waste: 0.2129990229755436,
    depth: 0.19792968021560536,
    turns: 0.3343930504544367,
  },
  straight: false,
  traps: 1,
  waste: 5,
  turns: 10,
  measure: {
    cells: 25,
    deadEnds: 7,
    deadEndShare: 0.28,
    junctions: 5,
    river: 0.52,
    solution: 16,
    decisions: 4,
    branches: 4,
    longestBranch: 3,
    wasted: 7,
    detour: 0,
    effort: 31,
  },
}

it('builds and scores the worked example to the last digit', () => {
  const maze = buildMaze(recipe)
  expect(difficultyOf(maze)).toEqual(WORKED)
  expect([maze.start, maze.goal, edgesHash(maze)]).toEqual([6, 15, 'b9adf8d2'])
  expect(ratingOf(WORKED.measure.effort)).toBe(20)
  expect(tooEasy(maze)).toBe(true)
})

it('covers the whole board, as the documents say', () => {
  const maze = buildMaze(recipe)
  expect(coverageOf(maze.grid.centres, solutionOf(maze))).toEqual({ bbox: 1, zones: 1, cover: 1, factor: 1 })
})
