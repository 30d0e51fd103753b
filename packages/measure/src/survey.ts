import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type ReadonlyInts,
} from '@meikyuu/grid'
import { checkSurveyed, notPerfect } from './check-surveyed.js'
import type { SurveyedMaze } from './surveyed-maze.js'

/**
 * A perfect maze hung up by its start, with the way marked and every wrong
 * branch weighed: what measure and difficulty are both read from.
 *
 * The arrays are working memory and may be longer than what they hold; give
 * them back with {@link giveBackSurvey}. A survey that is not given back is
 * garbage like any other.
 */
export interface Survey {
  /** How many cells the maze has. */
  readonly cells: number
  /** The cell from which each cell is reached from the start; the start's is itself. */
  readonly parent: Int32Array
  /** All cells, nearest to the start first. */
  readonly order: Int32Array
  /** 0 for a cell of the way; else the cells from it to the deepest end beyond it, itself included. */
  readonly height: Int32Array
  /** For a cell off the way, how many cells are reached through it, itself included. */
  readonly size: Int32Array
  /** The cells of the way from start to goal, then those of the trips to the keys: what `routeOf` gives. */
  readonly route: Int32Array
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
  /** The height of the highest branch, 0 where there is none. */
  readonly longestBranch: number
  /** The heights of all branches, summed. */
  readonly wasted: number
}

/**
 * Looks a perfect maze over, once outward from the start and once back. About
 * one look a side and two a cell; nothing is kept.
 *
 * @param needs Who asks, for the message.
 * @throws MazeError `NO_ENDS` for a map, `NOT_PERFECT` where the passages are
 * not a spanning tree, `NO_SUCH_CELL` where an end or a key is outside the
 * grid, `BAD_ARGUMENT` for what is no maze.
 */
export function surveyOf(maze: SurveyedMaze, needs = 'a survey'): Survey {
  checkSurveyed(maze, needs)
  const { first, across } = graphOf(maze.grid)
  const cells = maze.grid.cells
  const parent = borrowInts(cells)
  // One place more is written to and not kept.
  const order = borrowInts(cells + 1)
  const tallies = borrowInts(TALLIES)
  if (!hang(first, across, maze.passages.open, cells, maze.start, parent, order, tallies)) {
    for (const array of [parent, order, tallies]) giveBackInts(array)
    throw notPerfect(maze)
  }
  const height = borrowInts(cells)
  const size = borrowInts(cells)
  const route = borrowInts(cells)
  height.fill(1, 0, cells)
  size.fill(1, 0, cells)
  const solution = layWay(parent, maze.start, maze.goal, route, height)
  weigh(cells, parent, order, maze.goal, height, size, tallies)
  const keys = maze.keys ?? []
  const routeLength = keys.length === 0 ? solution : layTrips(cells, parent, height, keys, route, solution)
  const survey = {
    cells,
    parent,
    order,
    height,
    size,
    route,
    solution,
    routeLength,
    deadEnds: tallies[DEAD_ENDS]!,
    junctions: tallies[JUNCTIONS]!,
    decisions: tallies[BRANCHES]! - tallies[AT_GOAL]!,
    branches: tallies[BRANCHES]!,
    longestBranch: tallies[LONGEST]!,
    wasted: tallies[WASTED]!,
  }
  giveBackInts(tallies)
  return survey
}

/** Gives a survey's arrays back. Nobody may touch them afterwards. */
export function giveBackSurvey(survey: Survey): void {
  giveBackInts(survey.parent)
  giveBackInts(survey.order)
  giveBackInts(survey.height)
  giveBackInts(survey.size)
  giveBackInts(survey.route)
}

// Places of what the kernels count.
const DEAD_ENDS = 0
const JUNCTIONS = 1
const BRANCHES = 2
const AT_GOAL = 3
const LONGEST = 4
const WASTED = 5
const TALLIES = 6

/**
 * Hangs the maze up by the start, breadth first, and counts dead ends and
 * junctions. False where it is not a spanning tree, open the same from both
 * sides: there, some cell has not exactly one open side to the cell it was
 * reached from, or another to a cell reached before, or was never reached.
 */
function hang(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  cells: number,
  start: number,
  parent: Int32Array,
  order: Int32Array,
  tallies: Int32Array,
): boolean {
  const n = cells | 0
  parent.fill(-1, 0, n)
  parent[start] = start
  order[0] = start
  let tail = 1
  let deadEnds = 0
  let junctions = 0
  let faults = 0
  for (let head = 0; head < tail; head++) {
    const cell = order[head]!
    const up = parent[cell]!
    const before = tail
    let passages = 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const isOpen = open[side]!
      const other = across[side]! & -isOpen
      const known = parent[other]!
      const fresh = isOpen & (known >>> 31)
      parent[other] = known + ((cell + 1) & -fresh)
      order[tail] = other
      tail = (tail + fresh) | 0
      passages += isOpen
      // An open side that leads to no fresh cell must lead back.
      faults |= (other ^ up) & -(isOpen ^ fresh)
    }
    // One passage leads back, but from the start.
    const isStart = head === 0 ? 1 : 0
    faults |= tail - before + 1 - isStart - passages
    deadEnds += ((passages ^ 1) - 1) >>> 31
    junctions += (2 - passages) >>> 31
  }
  tallies[DEAD_ENDS] = deadEnds
  tallies[JUNCTIONS] = junctions
  return faults === 0 && tail === n
}

/** Writes the way into `route`, from the start, and 0 into its cells' height. Returns its length. */
function layWay(
  parent: Int32Array,
  start: number,
  goal: number,
  route: Int32Array,
  height: Int32Array,
): number {
  let length = 0
  for (let cell = goal | 0; ; cell = parent[cell]!) {
    height[cell] = 0
    route[length++] = cell
    if (cell === start) break
  }
  reverse(route, 0, length)
  return length
}

function reverse(array: Int32Array, from: number, end: number): void {
  for (let i = from | 0, j = (end - 1) | 0; i < j; i++, j--) {
    const held = array[i]!
    array[i] = array[j]!
    array[j] = held
  }
}

/** From the farthest cell back to the start: heights and sizes off the way, and what each branch adds up to. */
function weigh(
  cells: number,
  parent: Int32Array,
  order: Int32Array,
  goal: number,
  height: Int32Array,
  size: Int32Array,
  tallies: Int32Array,
): void {
  let branches = 0
  let atGoal = 0
  let longest = 0
  let wasted = 0
  for (let i = (cells - 1) | 0; i > 0; i--) {
    const cell = order[i]!
    const tall = height[cell]!
    if (tall === 0) continue
    const up = parent[cell]!
    const below = height[up]!
    if (below !== 0) {
      const taller = (tall + 1 - below) | 0
      height[up] = below + (taller & ~(taller >> 31))
      size[up] = size[up]! + size[cell]!
      continue
    }
    branches++
    wasted += tall
    if (tall > longest) longest = tall
    if (up === goal) atGoal++
  }
  tallies[BRANCHES] = branches
  tallies[AT_GOAL] = atGoal
  tallies[LONGEST] = longest
  tallies[WASTED] = wasted
}

/** Writes behind the way the cells of the trips to the keys, each once. Returns how long the route is then. */
function layTrips(
  cells: number,
  parent: Int32Array,
  height: Int32Array,
  keys: readonly number[],
  route: Int32Array,
  solution: number,
): number {
  const seen = borrowBytes(cells)
  seen.fill(0, 0, cells)
  let length = solution
  for (const key of keys) {
    const from = length
    for (let cell = key | 0; height[cell] !== 0 && seen[cell] === 0; cell = parent[cell]!) {
      seen[cell] = 1
      route[length++] = cell
    }
    reverse(route, from, length)
  }
  giveBackBytes(seen)
  return length
}
