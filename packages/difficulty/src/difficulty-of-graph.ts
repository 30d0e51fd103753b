import { coverageOf, type MazeCoverage } from '@meikyuu/coverage'
import { MazeError, shown } from '@meikyuu/grid'
import { giveBackSurvey, measureOf, type Survey, type SurveyedMaze, surveyOf } from '@meikyuu/measure'
import { bendsIn } from './bends-in.js'
import { forksIn } from './forks-in.js'
import type { MazeDifficulty } from './maze-difficulty.js'
import type { MazeGeometry } from './maze-geometry.js'
import { scoreOf } from './score.js'

/**
 * The difficulty of a maze on any graph, with a geometry told: how far
 * each cell is from the goal, by how much the way bends, and over which points
 * (or with which result) coverage is taken. With the geometry of the grid's own
 * centres, {@link geometryOf}, it is what {@link difficultyOf} gives.
 *
 * @throws MazeError `NO_ENDS` for a map, `NOT_CONNECTED` where cells cannot be
 * reached from the start, `NO_SUCH_CELL` where an end or a key is outside the
 * grid, `BAD_ARGUMENT` for what is no maze, and where the geometry answers with
 * what is no distance or bend, or has not a point for each cell.
 */
export function difficultyOfGraph(maze: SurveyedMaze, geometry: MazeGeometry): MazeDifficulty {
  const survey = surveyOf(maze, 'a difficulty')
  try {
    return difficultyIn(maze, survey, geometry)
  } finally {
    giveBackSurvey(survey)
  }
}

/** As {@link difficultyOfGraph}, from a survey of that maze. */
export function difficultyIn(maze: SurveyedMaze, survey: Survey, geometry: MazeGeometry): MazeDifficulty {
  checkGeometry(geometry)
  let traps = 0
  let waste = 0
  for (const fork of forksIn(maze, survey, geometry)) {
    traps += fork.trap ? 1 : 0
    waste += fork.wasted
  }
  const turns = bendsIn(survey, geometry).length
  return scoreOf(measureOf(survey), traps, waste, turns, coverageIn(survey, geometry))
}

function coverageIn(survey: Survey, geometry: MazeGeometry): MazeCoverage {
  if (!('points' in geometry)) return geometry.coverage
  const { points } = geometry
  if (points?.length !== survey.cells)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'points',
      expected: `a point for each of the ${survey.cells} cells`,
      got: shown(points?.length),
    })
  return coverageOf(points, survey.route.subarray(0, survey.routeLength))
}

function checkGeometry(geometry: MazeGeometry): void {
  const told =
    typeof geometry?.distance === 'function' &&
    typeof geometry.bend === 'function' &&
    ('points' in geometry || isFactor(geometry.coverage?.factor))
  if (!told)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'geometry',
      expected: 'distance and bend, and points or a coverage with a factor from 0 to 1',
      got: shown(geometry),
    })
}

function isFactor(factor: unknown): boolean {
  return typeof factor === 'number' && factor >= 0 && factor <= 1
}
