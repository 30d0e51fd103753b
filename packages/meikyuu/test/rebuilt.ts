import type { ConformanceLine, Door } from '@meikyuu/testing'
import {
  buildMaze,
  cellOfSide,
  difficultyOf,
  edgesHash,
  firstSide,
  type Grid,
  type Maze,
  measureMaze,
  parseRecipe,
  recipeCode,
  solutionOf,
} from '../src/index.js'

/** All that a code rebuilds, in the form of the figures made outside the project. */
export function rebuilt(code: string): ConformanceLine {
  const maze = buildMaze(parseRecipe(code))
  if (maze.start === null) throw new Error(`${code} is a map`)
  const { score, exact, base, coverage, terms, traps, waste, turns, straight } = difficultyOf(maze)
  const measure = measureMaze(maze)
  return {
    code: recipeCode(maze.recipe),
    cells: maze.grid.cells,
    effort: measure.effort,
    score,
    exact,
    base,
    coverage: { ...coverage },
    terms: { ...terms },
    traps,
    waste,
    turns,
    straight,
    measure: { ...measure },
    ...endsOf(maze),
    start: maze.start,
    goal: maze.goal,
    solution: solutionOf(maze)?.length ?? 0,
    edges: edgesHash(maze),
  }
}

/** One line of the goldens: what a code rebuilds, in short. A map has no score. */
export function golden(code: string): object {
  const maze = buildMaze(parseRecipe(code))
  const built = {
    code: recipeCode(maze.recipe),
    cells: maze.grid.cells,
    ...endsOf(maze),
    edges: edgesHash(maze),
  }
  if (maze.start === null) return built
  const { score, exact, measure } = difficultyOf(maze)
  return { ...built, effort: measure.effort, score, exact }
}

function endsOf({ grid, start, goal, entrance, exit, keys }: Maze) {
  return { start, goal, entrance: doorOf(grid, entrance), exit: doorOf(grid, exit), keys: [...keys] }
}

function doorOf(grid: Grid, side: number | null): Door | null {
  if (side === null) return null
  const cell = cellOfSide(grid, side)
  return { cell, side: side - firstSide(grid, cell) }
}
