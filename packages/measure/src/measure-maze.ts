import { withLatticeSurvey } from './lattice/survey-lattice.js'
import { DECISION_EFFORT, DETOUR_EFFORT } from './measure-constants.js'
import { checkCounts, checkSurvey, type Survey, type SurveyCounts } from './survey.js'
import type { SurveyedMaze } from './surveyed-maze.js'
import { withSurvey } from './with-survey.js'

/** What a maze is like, in counts of cells and passages. */
export interface MazeMeasure {
  /** How many cells it has. */
  readonly cells: number
  /** Cells with one passage. Two passages between the same two cells are two, here and below. */
  readonly deadEnds: number
  /** `deadEnds / cells`. */
  readonly deadEndShare: number
  /** Cells with three passages or more. */
  readonly junctions: number
  /** The share of cells with exactly two passages: how much the maze runs on without a choice. */
  readonly river: number
  /** Cells on the way, start and goal included: the shortest way, with the lowest cell at each step. */
  readonly solution: number
  /** Passages off the way met before the goal: how often there is another one to take. */
  readonly decisions: number
  /** Passages off the way, those of the goal included. */
  readonly branches: number
  /**
   * Cells from the first of the longest branch to its deepest, both included;
   * 0 where there is none. No cell is farther than this from the way.
   */
  readonly longestBranch: number
  /** The lengths of all branches, each to its deepest cell, summed; see {@link Branch} for what is whose. */
  readonly wasted: number
  /** With keys, what fetching them adds: twice the cells off the way of the trips in `routeOf`; else 0. */
  readonly detour: number
  /** `solution + wasted + 2 * decisions + detour`: about the steps of someone who tries everything once. */
  readonly effort: number
}

/**
 * Measures a maze between its start and its goal, with loops or without. The
 * start may be the goal: the way is then that one cell. Keys may lie anywhere,
 * on the way too. About one look a side in a perfect maze, seven where there are
 * loops.
 *
 * A perfect maze on a lattice is measured in its own bytes. Any other on one is read as a
 * graph, which takes some 40 bytes a cell and its survey 28, and
 * is not made of more cells than `GRAPH_FORM_CELLS`.
 *
 * @throws MazeError `NO_ENDS` for a map, `NOT_CONNECTED` where cells cannot be
 * reached from the start, `NO_SUCH_CELL` where an end or a key is outside the
 * grid, `BAD_ARGUMENT` for what is no maze, such as passages that are open from
 * one of their cells only; `TOO_BIG` for a lattice of more cells than
 * `GRAPH_FORM_CELLS`, 2^26, whose maze is not perfect.
 *
 * @example
 * ```ts
 * import { Passages, squareGrid } from '@meikyuu/grid'
 * import { measureMaze } from '@meikyuu/measure'
 * const grid = squareGrid(3, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 5, 2, 6, 10]) passages.carve(side) // a comb: the top row, and a tooth below each
 * const measure = measureMaze({ grid, passages, start: 0, goal: 2 })
 * measure.solution // => 3
 * measure.branches // => 3
 * measure.decisions // => 2
 * measure.effort // => 10
 * ```
 */
export function measureMaze(maze: SurveyedMaze): MazeMeasure {
  return withLatticeSurvey(maze, 'a measure', measureOfCounts) ?? withSurvey(maze, 'a measure', measureOf)
}

/**
 * The measure that a survey amounts to.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no survey in use.
 *
 * @internal
 */
export function measureOf(survey: Survey): MazeMeasure {
  checkSurvey(survey)
  return measureOfCounts(survey)
}

/**
 * The measure that the counts of a survey amount to.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no counts of a survey.
 *
 * @internal
 */
export function measureOfCounts(counts: SurveyCounts): MazeMeasure {
  checkCounts(counts)
  const { cells, deadEnds, junctions, solution, decisions, branches, longestBranch, wasted } = counts
  const detour = DETOUR_EFFORT * (counts.routeLength - solution)
  // A cell has no passage only where it is the only one.
  const river = cells === 1 ? 0 : (cells - deadEnds - junctions) / cells
  return {
    cells,
    deadEnds,
    deadEndShare: deadEnds / cells,
    junctions,
    river,
    solution,
    decisions,
    branches,
    longestBranch,
    wasted,
    detour,
    effort: solution + wasted + DECISION_EFFORT * decisions + detour,
  }
}
