import { borrowInts, giveBackInts, graphOf, type ReadonlyFloats, type ReadonlyInts } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import { isFarther } from './options-at.js'
import type { StraightGuess } from './straight-guess.js'
import { walkStraight } from './walk-straight.js'

/**
 * What always going to the unvisited cell nearest the goal comes to in any maze
 * that hangs together: the cells of the way are asked for traps, and the walk
 * is made and what it wastes is counted.
 *
 * @param distances How far each cell is from the goal.
 */
export function guessByWalk(maze: SurveyedMaze, distances: ReadonlyFloats, survey: Survey): StraightGuess {
  const { first, across } = graphOf(maze.grid)
  const { cells, route, solution, height, wrong } = survey
  const traps = trapsOn(first, across, maze.passages.open, route, solution, height, wrong, distances)
  const from = borrowInts(cells)
  const entered = walkStraight(maze, distances, from)
  giveBackInts(from)
  let waste = 0
  for (let i = 0; i < entered.length; i++) waste += wrong[entered[i]!] === 0 ? 0 : 1
  return { traps, waste }
}

/** Cells of the way, but the goal, from which the nearest cell on is wrong. */
function trapsOn(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  way: Int32Array,
  solution: number,
  height: Int32Array,
  wrong: Int32Array,
  distances: ReadonlyFloats,
): number {
  let traps = 0
  for (let i = 0; i < solution - 1; i++) {
    const cell = way[i]!
    let nearest = way[i + 1]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (open[side] === 0 || height[other] === 0) continue
      if (isFarther(distances, nearest, other)) nearest = other
    }
    if (wrong[nearest] !== 0) traps++
  }
  return traps
}
