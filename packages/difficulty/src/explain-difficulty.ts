import { visitedZones } from '@meikyuu/coverage'
import {
  type Branch,
  branchesIn,
  giveBackSurvey,
  type Survey,
  type SurveyedMaze,
  surveyOf,
} from '@meikyuu/measure'
import { bendsIn } from './bends-in.js'
import type { DifficultyExplanation, ExplainedBranch } from './difficulty-explanation.js'
import { difficultyIn } from './difficulty-of-graph.js'
import { forksIn } from './forks-in.js'
import { geometryOf, type MazeGeometry } from './maze-geometry.js'
import { straightWalk } from './straight-walk.js'

/**
 * Why a maze is as hard as {@link difficultyOf} says, laid out cell by cell: the
 * forks and which are traps, the walk of someone who heads straight for the
 * goal and what it wastes, the wrong branches, the bends, the zones. Near-linear
 * in cells; all arrays are the caller's.
 *
 * @param geometry How the maze lies, as for {@link difficultyOfGraph}.
 * @defaultValue the geometry of the grid's own centres
 * @throws MazeError as {@link difficultyOf}, or with a geometry as {@link difficultyOfGraph}.
 */
export function explainDifficulty(
  maze: SurveyedMaze,
  geometry: MazeGeometry | null = null,
): DifficultyExplanation {
  const survey = surveyOf(maze, 'a difficulty')
  try {
    return explain(maze, survey, geometry ?? geometryOf(maze))
  } finally {
    giveBackSurvey(survey)
  }
}

function explain(maze: SurveyedMaze, survey: Survey, geometry: MazeGeometry): DifficultyExplanation {
  const difficulty = difficultyIn(maze, survey, geometry)
  const forks = forksIn(maze, survey, geometry)
  const { walk, wasted, entered } = straightWalk(maze, survey, geometry)
  const route = survey.route.subarray(0, survey.routeLength)
  return {
    difficulty,
    way: survey.route.slice(0, survey.solution),
    forks,
    traps: forks.filter((fork) => fork.trap).map((fork) => fork.cell),
    walk,
    wasted,
    branches: withCells(branchesIn(maze, survey), survey, new Set(entered)),
    bends: bendsIn(survey, geometry),
    zones: 'points' in geometry ? visitedZones(geometry.points, route) : null,
  }
}

/** The branches with their cells: one look a cell, in the order of the survey. */
function withCells(branches: readonly Branch[], survey: Survey, walked: Set<number>): ExplainedBranch[] {
  const { cells, order, parent, height } = survey
  const branchOf = new Int32Array(cells)
  const filled = new Int32Array(branches.length)
  branches.forEach((branch, i) => {
    if (branch.size > 0) branchOf[branch.cell] = i
  })
  const cellsOf = branches.map((branch) => new Int32Array(branch.size))
  for (let k = 0; k < cells; k++) {
    const cell = order[k]!
    if (height[cell] === 0) continue
    const up = parent[cell]!
    if (height[up] !== 0) branchOf[cell] = branchOf[up]!
    const i = branchOf[cell]!
    cellsOf[i]![filled[i]!++] = cell
  }
  return branches.map((branch, i) => {
    const own = cellsOf[i]!
    return { ...branch, cells: own, entered: own.some((cell) => walked.has(cell)) }
  })
}
