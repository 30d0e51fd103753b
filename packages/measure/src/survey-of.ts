import { borrowBytes, borrowInts, giveBackBytes, giveBackInts, graphOf, storeOf } from '@meikyuu/grid'
import { checkSurveyed } from './check-surveyed.js'
import { hangTree } from './hang-tree.js'
import type { Survey } from './survey.js'
import { surveyWithLoops } from './survey-with-loops.js'
import type { SurveyedMaze } from './surveyed-maze.js'
import { AT_GOAL, BRANCHES, DEAD_ENDS, JUNCTIONS, LONGEST, TALLIES, WASTED, weigh } from './weigh.js'

/** Surveys a maze, as `withSurvey` says; whoever has the survey gives it back. */
export function surveyOf(maze: SurveyedMaze, needs: string): Survey {
  const keys = checkSurveyed(maze, needs)
  const graph = graphOf(maze.grid)
  const { cells } = graph
  const parent = borrowInts(cells)
  // One place more is written to and not kept.
  const order = borrowInts(cells + 1)
  const tallies = borrowInts(TALLIES)
  if (!hangTree(graph, storeOf(maze.passages), maze.start, parent, order, tallies)) {
    for (const array of [parent, order, tallies]) giveBackInts(array)
    return surveyWithLoops(maze, keys)
  }
  const height = borrowInts(cells)
  const size = borrowInts(cells)
  const roots = borrowInts(cells)
  const route = borrowInts(cells)
  height.fill(1, 0, cells)
  size.fill(1, 0, cells)
  const solution = layWay(parent, maze.start, maze.goal, route, height)
  weigh(cells, parent, order, maze.goal, height, size, roots, tallies)
  const routeLength = keys.length === 0 ? solution : layTrips(cells, parent, height, keys, route, solution)
  const survey = {
    cells,
    loops: 0,
    parent,
    order,
    height,
    wrong: height,
    size,
    roots,
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
