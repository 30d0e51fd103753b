/** What a maze looks like, whatever its ends: how its passages run. */
export interface MazeTexture {
  /** How many cells it has. */
  readonly cells: number
  /** How many passages. Two between the same two cells are two. */
  readonly passages: number
  /** How many pieces no passage joins: 1 where every cell can be reached. */
  readonly pieces: number
  /**
   * How many passages could be closed and every piece still hang together:
   * passages less cells and more pieces. 0 where there are no loops.
   */
  readonly cycleRank: number
  /** What share of the cells is of which kind. */
  readonly shares: TextureShares
  /** The share of cells with exactly two passages: `straights` and `turns` together. */
  readonly river: number
  /** How long passages run straight on; null where the grid has no centres. */
  readonly runs: StraightRuns | null
  /**
   * How much more passages run in one direction than in the others, from 0,
   * each direction in proportion to the sides that the grid has in it, to 1,
   * all in one; null where the grid has no centres. With `p` a direction's share
   * of the passages and `s` its share of the sides between two cells, the
   * greatest of `(p - s) / (1 - s)`. On a square grid as tall as it is wide that
   * is the difference of horizontal and vertical passages over their sum.
   *
   * Directions are those of lines between centres, either way along, told apart
   * in twelve steps of 15 degrees: two on a square grid, three on hexagons and
   * triangles. In a round grid there are two, along the rings and across them.
   * In space they are the thirteen lines through a cube's faces, edges and
   * corners, each line going to the nearest.
   */
  readonly bias: number | null
  /**
   * Cells on the longest way there is, the shortest one between two cells that
   * are farthest apart, both included: one more than the diameter. Where there
   * are loops, that between the two cells found by `longestWay`, which are at
   * least half as far apart as the farthest two are.
   */
  readonly longestWay: number
  /** Whether `longestWay` is sure to be the longest: where `cycleRank` is 0. */
  readonly longestWayExact: boolean
  /** `longestWay / cells`. */
  readonly longestWayShare: number
}

/** Shares of a maze's cells, by their passages. They add up to 1. */
export interface TextureShares {
  /** Without a passage. */
  readonly isolated: number
  /** With one. */
  readonly deadEnds: number
  /**
   * With two that go straight on, the heading changing by {@link STRAIGHT_DEGREES}
   * at most; null where the grid has no centres.
   */
  readonly straights: number | null
  /** With two that bend; null where the grid has no centres. */
  readonly turns: number | null
  /** With three, like a T. */
  readonly tees: number
  /** With four or more, like a cross. */
  readonly crosses: number
}

/**
 * Passages strung up straight on. At each cell a passage goes on in the other
 * that changes the heading least, by {@link STRAIGHT_DEGREES} at most, if that
 * one goes on in it in turn; of several that change it exactly as little, in
 * the first in side order. A run is a chain of such passages that cannot be
 * made longer, or a ring of them; every passage is in one.
 *
 * Headings are from centre to centre. So triangles have no runs of more than
 * one passage: what looks like a corridor there zigzags by 60 degrees.
 */
export interface StraightRuns {
  /** How many there are. */
  readonly count: number
  /** Passages a run, on average; 0 where there are none. */
  readonly mean: number
  /** Passages in the longest run; 0 where there are none. */
  readonly longest: number
}
