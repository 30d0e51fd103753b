import { MazeError, positionOf, shown } from '@meikyuu/grid'
import { clearMarks, type LatticeMaze, latticeMazeOf, leadOut } from '@meikyuu/solver'
import { checkSurveyed } from '../check-surveyed.js'
import type { SurveyCounts } from '../survey.js'
import type { SurveyedMaze } from '../surveyed-maze.js'
import { AT_GOAL, BRANCHES, LONGEST, WASTED } from '../weigh.js'
import { countDegrees, countKinds } from './count-kinds.js'
import { layRoute, markTrips, type TakePositions } from './lay-route.js'
import { LATTICE_TALLIES, markWay, OFF_WAY, TRAPS, WASTE, weighWay } from './weigh-way.js'

/**
 * What a perfect maze on a lattice amounts to: the counts of a survey and those that
 * difficulty adds, worked out in the spare bits of its bytes.
 *
 * @internal
 */
export interface LatticeSurvey extends SurveyCounts {
  /** Cells of the way, but the goal, from which the cell nearest the goal is wrong. */
  readonly traps: number
  /** Cells entered in vain by always going to the cell nearest the goal. */
  readonly waste: number
  /** Cells of the way where the heading changes. */
  readonly turns: number
  /** Hands over the positions of the route, each once, in whatever order. Works once. */
  readonly layRoute: (take: TakePositions) => void
}

/**
 * As `withSurvey`, for a perfect maze on a lattice whose passages are stored as bytes; null where
 * `use` has not been called, as the maze is another. Some two looks a cell and four steps through each
 * passage; no further memory but for lists of a few thousand cells.
 *
 * @param needs Who asks, for the message where there are no ends.
 * @throws MazeError `NO_ENDS` for a map, `NO_SUCH_CELL` where an end or a key is outside the
 * grid, `BAD_ARGUMENT` for what is no maze.
 *
 * @internal
 */
export function withLatticeSurvey<T>(
  maze: SurveyedMaze,
  needs: string,
  use: (survey: LatticeSurvey) => T,
): T | null {
  if (typeof use !== 'function')
    throw new MazeError('BAD_ARGUMENT', { name: 'use', expected: 'a function of a survey', got: shown(use) })
  const keys = checkSurveyed(maze, needs)
  const lattice = latticeMazeOf(maze)
  if (lattice === null) return null
  const { grid } = lattice
  const kinds = countKinds(lattice)
  if (kinds === null) return null
  const [, one = 0, two = 0, three = 0, four = 0] = countDegrees(kinds)
  if (one + 2 * two + 3 * three + 4 * four !== 2 * (grid.cells - 1)) return null
  const ends = { start: positionOf(grid, maze.start), goal: positionOf(grid, maze.goal) }
  try {
    const survey = surveyed(
      lattice,
      ends,
      keys.map((key) => positionOf(grid, key)),
    )
    return survey === null ? null : use(Object.assign(survey, { deadEnds: one, junctions: three + four }))
  } finally {
    clearMarks(lattice)
  }
}

/** Surveys a maze with as many passages as a perfect one has; null where it is none. */
function surveyed(
  maze: LatticeMaze,
  { start, goal }: { readonly start: number; readonly goal: number },
  keys: readonly number[],
): Omit<LatticeSurvey, 'deadEnds' | 'junctions'> | null {
  const { cells } = maze.grid
  if (leadOut(maze, start, goal, 2 * (cells - 1), new Int32Array(1)) < 0) return null
  const { length, turns } = markWay(maze, start, goal)
  const tallies = new Int32Array(LATTICE_TALLIES)
  weighWay(maze, start, goal, tallies)
  // With one passage fewer than cells, it is perfect where all cells have been met.
  if (length + tallies[OFF_WAY]! !== cells) return null
  return {
    cells,
    solution: length,
    routeLength: length + markTrips(maze, keys),
    decisions: tallies[BRANCHES]! - tallies[AT_GOAL]!,
    branches: tallies[BRANCHES]!,
    longestBranch: tallies[LONGEST]!,
    wasted: tallies[WASTED]!,
    traps: tallies[TRAPS]!,
    waste: tallies[WASTE]!,
    turns,
    layRoute: (take) => layRoute(maze, start, keys, take),
  }
}
