import { coverageOf } from '@meikyuu/coverage'
import { needCentres } from '@meikyuu/grid'
import { giveBackSurvey, measureOf, type SurveyedMaze, surveyOf } from '@meikyuu/measure'
import { guessStraight } from './guess-straight.js'
import type { MazeDifficulty } from './maze-difficulty.js'
import { scoreOf } from './score.js'
import { turnsAlong } from './turns-along.js'

/**
 * How hard a perfect maze is to play, from 0 to 100, and all that the number is
 * made of. The same maze gives the same figures in every engine and for ever.
 * About one look a side and five a cell; nothing is kept.
 *
 * Where cells are exactly as far from the goal the lower one counts as nearer,
 * so that a maze mirrored or turned, whose cells are numbered anew, may score a
 * little differently. Its measure does not.
 *
 * Centres with three axes are taken for a shell, such as the faces of a cube;
 * for a volume use {@link difficultyOfGraph} with a coverage of its own.
 *
 * @throws MazeError `NO_ENDS` for a map, `NOT_PERFECT` where the passages are
 * not a spanning tree, `NO_CENTRES` where the grid has none, `NO_SUCH_CELL`
 * where an end or a key is outside the grid.
 */
export function difficultyOf(maze: SurveyedMaze): MazeDifficulty {
  const survey = surveyOf(maze, 'a difficulty')
  const centres = needCentres(maze.grid)
  const { traps, waste } = guessStraight(maze, centres, survey)
  const turns = turnsAlong(centres, survey.route, survey.solution)
  const coverage = coverageOf(centres, survey.route.subarray(0, survey.routeLength))
  const difficulty = scoreOf(measureOf(survey), traps, waste, turns, coverage)
  giveBackSurvey(survey)
  return difficulty
}
