import { graphOf, type Points, type ReadonlyFloats, type ReadonlyInts, storeOf } from '@meikyuu/grid'
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
  const { first, across } = graphOf(maze.grid)
  const { route, solution, height, size, loops } = survey
  const open = storeOf(maze.passages)
  const { axes, data } = centres
  if (loops !== 0) return guessByWalk(maze, squaresToGoal(centres, maze.goal), survey)
  if (axes === 2) return guessOnPlane(first, across, open, data, maze.goal, route, solution, height, size)
  return guessInSpace(first, across, open, data, maze.goal, route, solution, height, size)
}

function guessOnPlane(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  data: ReadonlyFloats,
  goal: number,
  route: Int32Array,
  solution: number,
  height: Int32Array,
  size: Int32Array,
): StraightGuess {
  const last = (solution - 1) | 0
  const goalX = data[goal << 1]!
  const goalY = data[(goal << 1) + 1]!
  let traps = 0
  let waste = 0
  for (let i = 0; i < last; i++) {
    const cell = route[i]!
    const next = route[i + 1]!
    const nextX = data[next << 1]! - goalX
    const nextY = data[(next << 1) + 1]! - goalY
    const limit = nextX * nextX + nextY * nextY
    const before = waste
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (height[other] === 0) continue
      const x = data[other << 1]! - goalX
      const y = data[(other << 1) + 1]! - goalY
      const distance = x * x + y * y
      if (distance < limit || (distance === limit && other < next)) waste += size[other]!
    }
    if (waste !== before) traps++
  }
  return { traps, waste }
}

function guessInSpace(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  data: ReadonlyFloats,
  goal: number,
  route: Int32Array,
  solution: number,
  height: Int32Array,
  size: Int32Array,
): StraightGuess {
  const last = (solution - 1) | 0
  const goalX = data[goal * 3]!
  const goalY = data[goal * 3 + 1]!
  const goalZ = data[goal * 3 + 2]!
  let traps = 0
  let waste = 0
  for (let i = 0; i < last; i++) {
    const cell = route[i]!
    const next = route[i + 1]!
    const nextX = data[next * 3]! - goalX
    const nextY = data[next * 3 + 1]! - goalY
    const nextZ = data[next * 3 + 2]! - goalZ
    const limit = nextX * nextX + nextY * nextY + nextZ * nextZ
    const before = waste
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (height[other] === 0) continue
      const x = data[other * 3]! - goalX
      const y = data[other * 3 + 1]! - goalY
      const z = data[other * 3 + 2]! - goalZ
      const distance = x * x + y * y + z * z
      if (distance < limit || (distance === limit && other < next)) waste += size[other]!
    }
    if (waste !== before) traps++
  }
  return { traps, waste }
}
