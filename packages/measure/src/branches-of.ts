import { borrowBytes, checkMaze, giveBackBytes, graphOf } from '@meikyuu/grid'
import { checkSurvey, type Survey } from './survey.js'
import type { SurveyedMaze } from './surveyed-maze.js'
import { withSurvey } from './with-survey.js'

/**
 * A branch: a passage off the way, with all cells that it is the nearest
 * to get to. In a perfect maze those are all that hang behind it.
 */
export interface Branch {
  /** The cell of the way it leaves. */
  readonly from: number
  /** The cell it leads to. */
  readonly cell: number
  /** Steps from the way to its deepest cell; 0 where it has none, as another branch leads to `cell` before it. */
  readonly length: number
  /** How many cells it has. */
  readonly size: number
}

/**
 * Every branch of a maze, from the start to the goal; those that leave
 * the same cell in side order. Their number, lengths' sum and greatest length
 * are the `branches`, `wasted` and `longestBranch` of the measure; every cell
 * off the way belongs to one.
 *
 * A cell that several are equally near to belongs to the first of them. So a
 * second passage to a branch's first cell is a branch without cells.
 *
 * @throws MazeError as {@link measureMaze}.
 */
export function branchesOf(maze: SurveyedMaze): Branch[] {
  return withSurvey(maze, 'a list of branches', (survey) => branchesIn(maze, survey))
}

/**
 * As {@link branchesOf}, from a survey of that maze.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no survey of it in use.
 *
 * @internal
 */
export function branchesIn(maze: SurveyedMaze, survey: Survey): Branch[] {
  checkMaze(maze)
  checkSurvey(survey)
  const { first, across } = graphOf(maze.grid)
  const { open } = maze.passages
  const { cells, route, solution, height, size } = survey
  const met = borrowBytes(cells)
  met.fill(0, 0, cells)
  const branches: Branch[] = []
  for (let i = 0; i < solution; i++) {
    const from = route[i]!
    for (let side = first[from]!; side < first[from + 1]!; side++) {
      const cell = across[side]!
      if (open[side] === 0 || height[cell] === 0) continue
      const own = met[cell] === 0
      branches.push({ from, cell, length: own ? height[cell]! : 0, size: own ? size[cell]! : 0 })
      met[cell] = 1
    }
  }
  giveBackBytes(met)
  return branches
}
