import type { MazeCoverage } from '@meikyuu/coverage'
import { checkCell, graphOf, MazeError, needCentres, type PointList } from '@meikyuu/grid'
import type { SurveyedMaze } from '@meikyuu/measure'
import { bendAt } from './bend-degrees.js'

/**
 * How a maze lies, as far as its difficulty depends on it. Where there are both
 * points and a coverage, the coverage is taken: so one may be put in the place
 * of what {@link geometryOf} would have worked out.
 */
export type MazeGeometry = MazeSense & (MazeExtent | KnownCoverage)

/** Coverage that was worked out elsewhere. */
export interface KnownCoverage {
  /** How much of the board the route covers. */
  readonly coverage: MazeCoverage
  /** Not looked at. */
  readonly points?: PointList | undefined
}

/** What someone sees who walks through a maze: how far the goal is, and which way the walk turns. */
export interface MazeSense {
  /**
   * How far a cell is from the goal: any number that is greater where the cell
   * is farther, such as a squared distance. Asked once of each cell.
   */
  distance(cell: number): number
  /**
   * By how many degrees, 0 to 180, the heading changes at `cell`, coming from
   * `before` and going to `after`. Asked for cells of the way.
   */
  bend(before: number, cell: number, after: number): number
}

/** Where the cells are. */
export interface MazeExtent {
  /** A point for each cell, over which the route's coverage is taken. */
  readonly points: PointList
  /** None. */
  readonly coverage?: undefined
}

/**
 * The geometry of the grid's own centres: squared straight-line distances, and
 * bends as {@link bendDegrees} has them.
 *
 * @throws MazeError `NO_CENTRES` where the grid has none, `NO_ENDS` for a map,
 * `NO_SUCH_CELL` where the goal is outside the grid, or from a cell asked for
 * that is; `BAD_ARGUMENT` for what is no maze.
 */
export function geometryOf(maze: Pick<SurveyedMaze, 'grid' | 'goal'>): MazeSense & MazeExtent {
  const grid = graphOf(maze?.grid)
  const goal: number | null = maze.goal
  if (goal === null) throw new MazeError('NO_ENDS', { needs: 'a geometry' })
  checkCell(grid, goal)
  const centres = needCentres(grid)
  const { axes, data } = centres
  return {
    points: centres,
    bend(before, cell, after) {
      for (const asked of [before, cell, after]) checkCell(grid, asked)
      return bendAt(centres, before, cell, after)
    },
    distance(cell) {
      checkCell(grid, cell)
      const dx = data[cell * axes]! - data[goal * axes]!
      const dy = data[cell * axes + 1]! - data[goal * axes + 1]!
      if (axes === 2) return dx * dx + dy * dy
      const dz = data[cell * 3 + 2]! - data[goal * 3 + 2]!
      return dx * dx + dy * dy + dz * dz
    },
  }
}
