import type { Points, ReadonlyFloats } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import { squaresToGoal } from './goal-distances.js'
import { guessByWalk } from './guess-by-walk.js'
import type { StraightGuess } from './straight-guess.js'

/**
 * What always going to the unvisited cell nearest the goal comes to. In a
 * perfect maze no walk is needed: it enters a branch off the way where the
 * branch's first cell is nearer than the next of the way, can leave it only by
 * the way it came, and has seen all of it by then, since the goal is not there.
 * Where there are loops it may come out anywhere: see {@link guessByWalk}.
 */
export function guessStraight(maze: SurveyedMaze, centres: Points, survey: Survey): StraightGuess {
  const { route, solution, parent, size, roots, branches, loops } = survey
  const { axes, data } = centres
  if (loops !== 0) return guessByWalk(maze, squaresToGoal(centres, maze.goal), survey)
  if (axes === 2) return guessOnPlane(data, maze.goal, route, solution, parent, size, roots, branches)
  return guessInSpace(data, maze.goal, route, solution, parent, size, roots, branches)
}

/** The branches come from the goal back to the start, as the cells that they hang on are met along the way. */
function guessOnPlane(
  data: ReadonlyFloats,
  goal: number,
  route: Int32Array,
  solution: number,
  parent: Int32Array,
  size: Int32Array,
  roots: Int32Array,
  branches: number,
): StraightGuess {
  const goalX = data[goal << 1]!
  const goalY = data[(goal << 1) + 1]!
  let place = (solution - 1) | 0
  let next = goal
  let limit = 0
  let trapped = -1
  let traps = 0
  let waste = 0
  for (let i = 0; i < branches; i++) {
    const root = roots[i]!
    const fork = parent[root]!
    if (fork === goal) continue
    if (route[place] !== fork) {
      do place--
      while (route[place] !== fork)
      next = route[place + 1]!
      const nextX = data[next << 1]! - goalX
      const nextY = data[(next << 1) + 1]! - goalY
      limit = nextX * nextX + nextY * nextY
    }
    const x = data[root << 1]! - goalX
    const y = data[(root << 1) + 1]! - goalY
    const distance = x * x + y * y
    if (distance > limit || (distance === limit && root > next)) continue
    waste += size[root]!
    if (trapped !== place) traps++
    trapped = place
  }
  return { traps, waste }
}

function guessInSpace(
  data: ReadonlyFloats,
  goal: number,
  route: Int32Array,
  solution: number,
  parent: Int32Array,
  size: Int32Array,
  roots: Int32Array,
  branches: number,
): StraightGuess {
  const goalX = data[goal * 3]!
  const goalY = data[goal * 3 + 1]!
  const goalZ = data[goal * 3 + 2]!
  let place = (solution - 1) | 0
  let next = goal
  let limit = 0
  let trapped = -1
  let traps = 0
  let waste = 0
  for (let i = 0; i < branches; i++) {
    const root = roots[i]!
    const fork = parent[root]!
    if (fork === goal) continue
    if (route[place] !== fork) {
      do place--
      while (route[place] !== fork)
      next = route[place + 1]!
      const nextX = data[next * 3]! - goalX
      const nextY = data[next * 3 + 1]! - goalY
      const nextZ = data[next * 3 + 2]! - goalZ
      limit = nextX * nextX + nextY * nextY + nextZ * nextZ
    }
    const x = data[root * 3]! - goalX
    const y = data[root * 3 + 1]! - goalY
    const z = data[root * 3 + 2]! - goalZ
    const distance = x * x + y * y + z * z
    if (distance > limit || (distance === limit && root > next)) continue
    waste += size[root]!
    if (trapped !== place) traps++
    trapped = place
  }
  return { traps, waste }
}
