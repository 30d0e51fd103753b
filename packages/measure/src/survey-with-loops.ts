import { borrowInts, giveBackInts, graphOf, MazeError, type ReadonlyInts } from '@meikyuu/grid'
import { routeOf, wayBetween } from '@meikyuu/solver'
import { countPassages } from './count-passages.js'
import { markWrong } from './mark-wrong.js'
import type { Survey } from './survey.js'
import type { SurveyedMaze } from './surveyed-maze.js'
import { LONGEST, TALLIES, WASTED, weigh } from './weigh.js'

/**
 * Surveys any maze that hangs together, whatever loops it has: lays the
 * shortest way, and hangs all other cells on it, breadth first from all its
 * cells at once. In a perfect maze it says the same as the survey that knows
 * the maze for one, at several times the cost; only `order` may be another.
 *
 * @throws MazeError `BAD_ARGUMENT` for passages that are not the same from
 * both cells, `NOT_CONNECTED` for cells that cannot be reached from the start.
 */
export function surveyWithLoops(maze: SurveyedMaze, keys: readonly number[]): Survey {
  const { grid, passages, start, goal } = maze
  const { first, across, cells } = graphOf(grid)
  const { open } = passages
  const counts = countPassages(grid, passages)
  const way = wayBetween(maze, start, goal) ?? Int32Array.of(start)
  const solution = way.length
  const parent = borrowInts(cells)
  // One place more is written to and not kept.
  const order = borrowInts(cells + 1)
  order.set(way)
  const reached = hangOnWay(first, across, open, cells, solution, parent, order)
  if (reached < cells) {
    giveBackInts(parent)
    giveBackInts(order)
    throw new MazeError('NOT_CONNECTED', { cell: start, reached, cells })
  }
  const height = borrowInts(cells)
  const size = borrowInts(cells)
  const route = borrowInts(cells)
  const wrong = borrowInts(cells)
  const roots = borrowInts(cells)
  const tallies = borrowInts(TALLIES)
  height.fill(1, 0, cells)
  size.fill(1, 0, cells)
  for (let i = 0; i < solution; i++) height[way[i]!] = 0
  weigh(cells, parent, order, goal, height, size, roots, tallies)
  const laid =
    keys.length === 0 ? way : routeOf({ grid, passages, start, goal, entrance: null, exit: null, keys })!
  markWrong(maze, wrong)
  route.set(laid)
  const branches = passagesOff(first, across, open, height, route, 0, solution)
  const survey = {
    cells,
    loops: counts.passages - cells + 1,
    parent,
    order,
    height,
    wrong,
    size,
    roots,
    route,
    solution,
    routeLength: laid.length,
    deadEnds: counts.one,
    junctions: counts.three + counts.more,
    decisions: branches - passagesOff(first, across, open, height, route, solution - 1, solution),
    branches,
    longestBranch: tallies[LONGEST]!,
    wasted: tallies[WASTED]!,
  }
  giveBackInts(tallies)
  return survey
}

/**
 * Behind the way, the first `solution` places of `order`, writes all cells that
 * can be reached, nearest the way first; each hangs on the cell that met it
 * first. A level of the search comes in the order of the branches it belongs
 * to, so that of the branches nearest to a cell the first along the way has it.
 * Returns how many cells there are.
 */
function hangOnWay(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  cells: number,
  solution: number,
  parent: Int32Array,
  order: Int32Array,
): number {
  let tail = solution | 0
  parent.fill(-1, 0, cells)
  for (let i = 0; i < tail; i++) parent[order[i]!] = order[i === 0 ? 0 : i - 1]!
  for (let head = 0; head < tail; head++) {
    const cell = order[head]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const isOpen = open[side]!
      const other = across[side]! & -isOpen
      const known = parent[other]!
      const fresh = isOpen & (known >>> 31)
      parent[other] = known + ((cell + 1) & -fresh)
      order[tail] = other
      tail = (tail + fresh) | 0
    }
  }
  return tail
}

/** How many passages lead off the way from its cells `from` up to, not including, `to`. */
function passagesOff(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  height: Int32Array,
  way: Int32Array,
  from: number,
  to: number,
): number {
  let passages = 0
  for (let i = from | 0; i < to; i++) {
    const cell = way[i]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++)
      if (open[side] === 1 && height[across[side]!] !== 0) passages++
  }
  return passages
}
