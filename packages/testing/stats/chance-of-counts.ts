import { chiSquare, chiSquareTail, countTrees } from '../src/index.js'
import { carver, type Told } from './carver.js'
import type { SmallBoard } from './uniform-cases.js'

/** A generator whose counts have a smaller chance than this is not uniform. */
export const LEAST_CHANCE = 0.001

/** Chi-square of how often each tree of a board comes up, and the chance of so much were all equally likely. */
export function chanceOfCounts(
  { grid, trees }: SmallBoard,
  told: Told,
  mazes: number,
): { x: number; chance: number } {
  const x = chiSquare(countTrees(grid, mazes, carver(grid, told)))
  return { x, chance: chiSquareTail(x, trees - 1) }
}
