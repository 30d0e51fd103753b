import { graphOf } from '@meikyuu/grid'
import { giveBackSurvey, type Survey, surveyOf } from './survey.js'
import type { SurveyedMaze } from './surveyed-maze.js'

/** A wrong branch: all that hangs behind one passage off the way. */
export interface Branch {
  /** The cell of the way it leaves. */
  readonly from: number
  /** Its first cell. */
  readonly cell: number
  /** Cells from the first to its deepest end, both included. */
  readonly length: number
  /** How many cells it has. */
  readonly size: number
}

/**
 * Every wrong branch of a perfect maze, from the start to the goal; those that
 * leave the same cell in side order. Their number, lengths' sum and greatest
 * length are the `branches`, `wasted` and `longestBranch` of the measure.
 *
 * @throws MazeError as {@link surveyOf}.
 */
export function branchesOf(maze: SurveyedMaze): Branch[] {
  const survey = surveyOf(maze, 'a list of wrong branches')
  const branches = branchesIn(maze, survey)
  giveBackSurvey(survey)
  return branches
}

/** As {@link branchesOf}, from a survey of that maze. */
export function branchesIn(maze: SurveyedMaze, survey: Survey): Branch[] {
  const { first, across } = graphOf(maze.grid)
  const { open } = maze.passages
  const { route, solution, height, size } = survey
  const branches: Branch[] = []
  for (let i = 0; i < solution; i++) {
    const from = route[i]!
    for (let side = first[from]!; side < first[from + 1]!; side++) {
      const cell = across[side]!
      if (open[side] === 1 && height[cell] !== 0)
        branches.push({ from, cell, length: height[cell]!, size: size[cell]! })
    }
  }
  return branches
}
