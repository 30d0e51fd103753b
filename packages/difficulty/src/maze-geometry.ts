import type { MazeCoverage } from '@meikyuu/coverage'
import { needCentres, type PointList } from '@meikyuu/grid'
import type { SurveyedMaze } from '@meikyuu/measure'
import { bendDegrees } from './bend-degrees.js'

/** How a maze lies, as far as its difficulty depends on it. */
export type MazeGeometry = MazeSense & (MazeExtent | KnownCoverage)

/** Coverage that was worked out elsewhere. */
export interface KnownCoverage {
  /** How much of the board the route covers. */
  readonly coverage: MazeCoverage
}

/** What someone sees who walks through a maze: how far the goal is, and which way the walk turns. */
export interface MazeSense {
  /**
   * How far a cell is from the goal: any number that is greater where the cell
   * is farther, such as a squared distance. May be asked of any cell.
   */
  distance(cell: number): number
  /**
   * By how many degrees, 0 to 180, the heading changes at `cell`, coming from
   * `before` and going to `after`. Asked for cells of the way.
   */
  bend(before: number, cell: number, after: number): number
}

/**
 * Where the cells are. In place of it a {@link MazeGeometry} may have the
 * `coverage` itself, worked out elsewhere.
 */
export interface MazeExtent {
  /** A point for each cell, over which the route's coverage is taken. */
  readonly points: PointList
}

/**
 * The geometry of the grid's own centres: squared straight-line distances, and
 * bends as {@link bendDegrees} has them.
 *
 * @throws MazeError `NO_CENTRES` where the grid has none.
 */
export function geometryOf(maze: Pick<SurveyedMaze, 'grid' | 'goal'>): MazeSense & MazeExtent {
  const { goal } = maze
  const centres = needCentres(maze.grid)
  const { axes, data } = centres
  return {
    points: centres,
    bend: (before, cell, after) => bendDegrees(centres, before, cell, after),
    distance(cell) {
      const dx = data[cell * axes]! - data[goal * axes]!
      const dy = data[cell * axes + 1]! - data[goal * axes + 1]!
      if (axes === 2) return dx * dx + dy * dy
      const dz = data[cell * 3 + 2]! - data[goal * 3 + 2]!
      return dx * dx + dy * dy + dz * dz
    },
  }
}
