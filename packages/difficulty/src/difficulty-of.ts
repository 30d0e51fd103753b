import { coverageOfCells, LatticeCoverage } from '@meikyuu/coverage'
import { type LatticeGrid, needCentres } from '@meikyuu/grid'
import {
  type LatticeSurvey,
  measureOf,
  measureOfCounts,
  type SurveyedMaze,
  withLatticeSurvey,
  withSurvey,
} from '@meikyuu/measure'
import { guessStraight } from './guess-straight.js'
import type { MazeDifficulty } from './maze-difficulty.js'
import { scoreOf } from './score.js'
import { turnsAlong } from './turns-along.js'

/**
 * How hard a maze is to play, from 0 to 100, and all that the number is made
 * of. The same maze gives the same figures in every engine and for ever. About
 * one look a side and five a cell in a perfect maze, some nine looks a side
 * where there are loops; nothing is kept.
 *
 * A perfect maze on a lattice is worked through in its own bytes. Any other on one is read as a
 * graph, which takes some 40 bytes a cell and its survey 28, and
 * is not made of more cells than `GRAPH_FORM_CELLS`.
 *
 * Where cells are exactly as far from the goal the lower one counts as nearer,
 * so that a maze mirrored or turned, whose cells are numbered anew, may score a
 * little differently. The measure of a perfect maze does not.
 *
 * Centres with three axes are taken for a shell, such as the faces of a cube;
 * for a volume use {@link difficultyOfGraph} with a coverage of its own.
 *
 * @throws MazeError `NO_ENDS` for a map, `NOT_CONNECTED` where cells cannot be
 * reached from the start, `NO_CENTRES` where the grid has none, `NO_SUCH_CELL`
 * where an end or a key is outside the grid, `BAD_ARGUMENT` for what is no
 * maze, such as passages that are open from one of their cells only; `TOO_BIG` for a
 * lattice of more cells than `GRAPH_FORM_CELLS`, 2^26, whose maze is not perfect.
 */
export function difficultyOf(maze: SurveyedMaze): MazeDifficulty {
  return difficultyOnLattice(maze) ?? difficultyOnGraph(maze)
}

function difficultyOnGraph(maze: SurveyedMaze): MazeDifficulty {
  return withSurvey(maze, 'a difficulty', (survey) => {
    const centres = needCentres(maze.grid)
    const { traps, waste } = guessStraight(maze, centres, survey)
    const turns = turnsAlong(centres, survey.route, survey.solution)
    const coverage = coverageOfCells(centres, survey.route, survey.routeLength)
    return scoreOf(measureOf(survey), traps, waste, turns, coverage)
  })
}

/** The difficulty of a perfect maze on a lattice, or null. */
function difficultyOnLattice(maze: SurveyedMaze): MazeDifficulty | null {
  return withLatticeSurvey(maze, 'a difficulty', (survey: LatticeSurvey) => {
    const coverage = new LatticeCoverage(maze.grid as LatticeGrid)
    survey.layRoute((positions, count) => coverage.add(positions, count))
    return scoreOf(measureOfCounts(survey), survey.traps, survey.waste, survey.turns, coverage.result())
  })
}
