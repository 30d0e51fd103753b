// A program of somebody who installed the packages: touches what each is for.
// Type-checked and run where only the packed packages are.
import { coverageOf, type MazeCoverage } from '@meikyuu/coverage'
import { difficultyOf, explainDifficulty, type MazeDifficulty } from '@meikyuu/difficulty'
import { backtracker, GENERATORS } from '@meikyuu/generators'
import { edgesHash, MazeError, Mulberry32, OUTSIDE, Passages, squareGrid } from '@meikyuu/grid'
import { type MazeMeasure, measureMaze, ratingOf } from '@meikyuu/measure'
import { buildMaze, type MazeRecipe, parseRecipe, recipeCode } from '@meikyuu/recipes'
import { brailleOf, svgOf, textOf } from '@meikyuu/render'
import { routeOf, solutionOf } from '@meikyuu/solver'
import * as meikyuu from 'meikyuu'

/** What the packages say of two mazes: the same in every place they run. */
export function figures() {
  const grid = squareGrid(6, 4)
  const passages = new Passages(grid)
  backtracker(grid, passages, new Mulberry32(7))
  const measure: MazeMeasure = measureMaze({ grid, passages, start: 0, goal: 23 })

  const recipe: MazeRecipe = parseRecipe('hex:9x7:prim:keys-2:11')
  const maze = buildMaze(recipe)
  if (maze.start === null) throw new Error('expected a maze with ends')
  const difficulty: MazeDifficulty = difficultyOf(maze)
  const coverage: MazeCoverage = coverageOf(maze.grid.centres, routeOf(maze))

  return {
    own: edgesHash({ grid, passages }),
    outside: OUTSIDE,
    effort: measure.effort,
    rating: ratingOf(measure.effort),
    generators: Object.keys(GENERATORS).length,
    code: recipeCode(recipe),
    built: edgesHash(maze),
    way: solutionOf(maze)?.length ?? 0,
    exact: difficulty.exact,
    forks: explainDifficulty(maze).forks.length,
    cover: coverage.cover,
    lines: textOf(buildMaze(parseRecipe('square:5x5:backtracker:to-goal:42'))).split('\n').length,
    dots: brailleOf(maze).length,
    svg: svgOf(maze).length,
    same: meikyuu.edgesHash(meikyuu.buildMaze(meikyuu.parseRecipe('hex:9x7:prim:keys-2:11'))),
    refused: refusalOf('hexx:9x7:prim:to-goal:11'),
  }
}

function refusalOf(code: string): string {
  try {
    parseRecipe(code)
    return 'none'
  } catch (error) {
    return MazeError.is(error) ? error.code : 'another error'
  }
}
