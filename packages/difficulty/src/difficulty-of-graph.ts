import { measureOf, type SurveyedMaze, withSurvey } from '@meikyuu/measure'
import { bendsIn } from './bends-in.js'
import { checkGeometry } from './check-geometry.js'
import { coverageTold } from './coverage-told.js'
import { distancesToGoal } from './goal-distances.js'
import { guessByWalk } from './guess-by-walk.js'
import type { MazeDifficulty } from './maze-difficulty.js'
import type { MazeGeometry } from './maze-geometry.js'
import { scoreOf } from './score.js'

/**
 * The difficulty of a maze on any graph, with a geometry told: how far
 * each cell is from the goal, by how much the way bends, and over which points
 * (or with which result) coverage is taken. With the geometry of the grid's own
 * centres, {@link geometryOf}, it is what {@link difficultyOf} gives. The walk
 * straight for the goal is made, so that it takes a few times as long.
 *
 * @throws MazeError `NO_ENDS` for a map, `NOT_CONNECTED` where cells cannot be
 * reached from the start, `NO_SUCH_CELL` where an end or a key is outside the
 * grid, `BAD_ARGUMENT` for what is no maze, and for a geometry that lacks
 * something, answers with what is no distance or bend, has a coverage that is
 * none, or has not a point for each cell.
 */
export function difficultyOfGraph(maze: SurveyedMaze, geometry: MazeGeometry): MazeDifficulty {
  return withSurvey(maze, 'a difficulty', (survey) => {
    checkGeometry(geometry)
    const { traps, waste } = guessByWalk(maze, distancesToGoal(survey.cells, geometry), survey)
    const turns = bendsIn(survey, geometry).length
    return scoreOf(measureOf(survey), traps, waste, turns, coverageTold(survey, geometry))
  })
}
