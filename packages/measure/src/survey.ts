import { giveBackInts, MazeError, shown } from '@meikyuu/grid'

/**
 * What a survey counts: all that a measure is made from.
 *
 * @internal
 */
export interface SurveyCounts {
  /** How many cells the maze has. */
  readonly cells: number
  /** How many cells of the route are the way. */
  readonly solution: number
  /** How many cells the route has. */
  readonly routeLength: number
  /** How many cells have one passage. */
  readonly deadEnds: number
  /** How many cells have three passages or more. */
  readonly junctions: number
  /** How many passages lead off the way before the goal. */
  readonly decisions: number
  /** How many passages lead off the way, the goal's included. */
  readonly branches: number
  /** The greatest height, 0 where all cells are on the way. */
  readonly longestBranch: number
  /** The heights of all cells that hang on a cell of the way, summed. */
  readonly wasted: number
}

/**
 * A maze hung up by its way, with every branch off it weighed: what measure and
 * difficulty are both read from.
 *
 * The way is the shortest one, with the lowest cell at each step where several
 * are. Every other cell hangs on a cell one nearer to the way; where there is a
 * choice, on the one whose branch leaves the way first, of those that leave the
 * same cell the one that is first in side order. In a perfect maze there is
 * never a choice.
 *
 * The arrays are working memory and may be longer than what they hold: they are
 * there as long as {@link withSurvey} is, then the survey has empty ones.
 *
 * @internal
 */
export interface Survey extends SurveyCounts {
  /** How many passages there are beyond those of a perfect maze: 0 in one. */
  readonly loops: number
  /** The cell that each cell hangs on: on the way the one before; the start's is itself. */
  readonly parent: Int32Array
  /**
   * All cells, each behind the one it hangs on: nearest to the start first in a
   * perfect maze; where there are loops the way and then the others, nearest to
   * the way first.
   */
  readonly order: Int32Array
  /** 0 for a cell of the way; else the cells from it down to the deepest that hangs on it, itself included. */
  readonly height: Int32Array
  /**
   * 0 for a cell on a shortest way from start to goal, the way or another. In a
   * perfect maze there is no other, and this is the very array of `height`.
   */
  readonly wrong: Int32Array
  /** For a cell off the way, how many cells hang on it, itself included. */
  readonly size: Int32Array
  /** In a perfect maze the first cell of each of the `branches`, as they stand in `order`, the last first. */
  readonly roots: Int32Array
  /** The cells of the way from start to goal, then those of the trips to the keys: what `routeOf` gives. */
  readonly route: Int32Array
}

const NONE = /* @__PURE__ */ new Int32Array(0)

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Gives a survey's arrays back, once: it is left with empty ones. */
export function giveBackSurvey(survey: Writable<Survey>): void {
  const { parent, order, height, wrong, size, roots, route } = survey
  if (parent.length === 0) return
  survey.parent = NONE
  survey.order = NONE
  survey.height = NONE
  survey.wrong = NONE
  survey.size = NONE
  survey.roots = NONE
  survey.route = NONE
  giveBackInts(parent)
  giveBackInts(order)
  giveBackInts(height)
  if (wrong !== height) giveBackInts(wrong)
  giveBackInts(size)
  giveBackInts(roots)
  giveBackInts(route)
}

/** Throws `BAD_ARGUMENT` for what is no counts of a survey. */
export function checkCounts(counts: SurveyCounts): void {
  if (typeof counts === 'object' && counts !== null && areNumbers(counts)) return
  throw new MazeError('BAD_ARGUMENT', { name: 'counts', expected: 'those of a survey', got: shown(counts) })
}

function areNumbers(counts: SurveyCounts): boolean {
  const { cells, solution, routeLength, deadEnds, junctions } = counts
  const { decisions, branches, longestBranch, wasted } = counts
  // Where one of these is no number, neither is the sum.
  const all = cells + solution + routeLength + deadEnds + junctions + decisions + branches
  return Number.isFinite(all + longestBranch + wasted)
}

/** Throws `BAD_ARGUMENT` for what is no survey, or one that is no more. */
export function checkSurvey(survey: Survey): void {
  if (typeof survey === 'object' && survey !== null && isLive(survey)) return
  throw new MazeError('BAD_ARGUMENT', {
    name: 'survey',
    expected: 'a survey that is still in use',
    got: shown(survey),
  })
}

function isLive(survey: Survey): boolean {
  const { cells, loops, parent, order, height, wrong, size, roots, route } = survey
  return (
    Number.isFinite(loops) &&
    areNumbers(survey) &&
    isRoom(parent, cells) &&
    isRoom(order, cells) &&
    isRoom(height, cells) &&
    isRoom(wrong, cells) &&
    isRoom(size, cells) &&
    isRoom(roots, cells) &&
    isRoom(route, cells)
  )
}

function isRoom(array: unknown, cells: number): boolean {
  return array instanceof Int32Array && array.length >= cells
}
