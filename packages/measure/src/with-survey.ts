import { MazeError, shown } from '@meikyuu/grid'
import { giveBackSurvey, type Survey } from './survey.js'
import { surveyOf } from './survey-of.js'
import type { SurveyedMaze } from './surveyed-maze.js'

/**
 * Surveys a maze, lets `use` read the survey, and returns what that returns.
 * The survey is working memory: afterwards its arrays serve another, and it is
 * left with empty ones. What is to stay must be copied.
 *
 * A perfect maze is looked over once outward from the start and once back, at
 * about one look a side and two a cell. Only where that walk finds it not to be
 * perfect it is looked over again, at about seven looks a side in all.
 *
 * @param needs Who asks, for the message where there are no ends.
 * @throws MazeError as {@link measureMaze}.
 *
 * @internal
 *
 * @example
 * ```ts
 * import { Passages, squareGrid } from '@meikyuu/grid'
 * import { measureOf, withSurvey } from '@meikyuu/measure'
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 2, 6, 10]) passages.carve(side) // a comb: the top row, and a tooth below each
 * const maze = { grid, passages, start: 0, goal: 2 }
 * const sizes = withSurvey(maze, 'a list of sizes', ({ size, cells }) => [...size.slice(3, cells)])
 * sizes // => [1, 1, 1]
 * withSurvey(maze, 'a measure', measureOf).effort // => 10
 * ```
 */
export function withSurvey<T>(maze: SurveyedMaze, needs: string, use: (survey: Survey) => T): T {
  if (typeof use !== 'function')
    throw new MazeError('BAD_ARGUMENT', { name: 'use', expected: 'a function of a survey', got: shown(use) })
  const survey = surveyOf(maze, needs)
  try {
    return use(survey)
  } finally {
    giveBackSurvey(survey)
  }
}
