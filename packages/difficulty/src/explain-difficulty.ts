import { visitedZones } from '@meikyuu/coverage'
import { MazeError, newBytes, newInts, type ReadonlyInts } from '@meikyuu/grid'
import {
  type Branch,
  branchesIn,
  measureOf,
  type Survey,
  type SurveyedMaze,
  withSurvey,
} from '@meikyuu/measure'
import { bendsIn } from './bends-in.js'
import { checkGeometry } from './check-geometry.js'
import { coverageTold } from './coverage-told.js'
import { MOST_BRANCHES } from './difficulty-constants.js'
import type { DifficultyExplanation, ExplainedBranch } from './difficulty-explanation.js'
import { forksIn } from './forks-in.js'
import { distancesToGoal } from './goal-distances.js'
import { geometryOf, type MazeGeometry } from './maze-geometry.js'
import { scoreOf } from './score.js'
import { straightWalk } from './straight-walk.js'

/**
 * Why a maze is as hard as {@link difficultyOf} says, laid out cell by cell: the
 * forks and which are traps, the walk of someone who heads straight for the
 * goal and what it wastes, the wrong branches, the bends, the zones. Near-linear
 * in cells; all arrays are the caller's, and may be parts of longer ones.
 *
 * @param geometry How the maze lies, as for {@link difficultyOfGraph}.
 * @defaultValue the geometry of the grid's own centres
 * @throws MazeError as {@link difficultyOf}, or with a geometry as {@link difficultyOfGraph};
 * `TOO_BIG` for more than {@link MOST_BRANCHES} branches.
 */
export function explainDifficulty(maze: SurveyedMaze, geometry?: MazeGeometry): DifficultyExplanation {
  return withSurvey(maze, 'a difficulty', (survey) =>
    explain(maze, survey, geometry === undefined ? geometryOf(maze) : geometry),
  )
}

function explain(maze: SurveyedMaze, survey: Survey, geometry: MazeGeometry): DifficultyExplanation {
  checkGeometry(geometry)
  if (survey.branches > MOST_BRANCHES)
    throw new MazeError('TOO_BIG', {
      what: 'the branches of an explanation',
      got: survey.branches,
      most: MOST_BRANCHES,
    })
  const distances = distancesToGoal(survey.cells, geometry)
  const { walk, entered, wasteCells, wasteAt } = straightWalk(maze, survey, distances)
  const forks = forksIn(maze, survey, distances, wasteAt)
  const traps = forks.filter((fork) => fork.trap).map((fork) => fork.cell)
  const bends = bendsIn(survey, geometry)
  const coverage = coverageTold(survey, geometry)
  const { points } = geometry
  const isKnown = geometry.coverage !== undefined || points === undefined
  return {
    difficulty: scoreOf(measureOf(survey), traps.length, wasteCells.length, bends.length, coverage),
    way: survey.route.slice(0, survey.solution),
    forks,
    traps,
    walk,
    wasteCells,
    branches: withCells(branchesIn(maze, survey), survey, entered),
    bends,
    zones: isKnown ? null : visitedZones(points, survey.route.subarray(0, survey.routeLength)),
  }
}

/** The branches with their cells, those of one next to those of the next. */
function withCells(branches: readonly Branch[], survey: Survey, entered: ReadonlyInts): ExplainedBranch[] {
  const cellsOf = newInts(survey.cells)
  const end = newInts(branches.length)
  const isEntered = newBytes(branches.length)
  const branchOf = newInts(survey.cells).fill(-1)
  let place = 0
  branches.forEach(({ cell, size }, i) => {
    if (size > 0) branchOf[cell] = i
    end[i] = place
    place += size
  })
  shareOut(survey.cells, survey.order, survey.parent, survey.height, branchOf, end, cellsOf)
  for (let i = 0; i < entered.length; i++) {
    const branch = branchOf[entered[i]!]!
    if (branch >= 0) isEntered[branch] = 1
  }
  return branches.map(({ from, cell, length, size }, i) => ({
    from,
    cell,
    length,
    size,
    cells: cellsOf.subarray(end[i]! - size, end[i]),
    entered: isEntered[i] === 1,
  }))
}

/** Gives each cell off the way to the branch of the cell that it hangs on: one look a cell, in the order of the survey. */
function shareOut(
  cells: number,
  order: Int32Array,
  parent: Int32Array,
  height: Int32Array,
  branchOf: Int32Array,
  end: Int32Array,
  cellsOf: Int32Array,
): void {
  for (let k = 0; k < cells; k++) {
    const cell = order[k]!
    if (height[cell] === 0) continue
    const up = parent[cell]!
    if (height[up] !== 0) branchOf[cell] = branchOf[up]!
    cellsOf[end[branchOf[cell]!]!++] = cell
  }
}
