import { type GraphGrid, needCentres } from '@meikyuu/grid'
import { longestQuarter } from './longest-step.js'
import { quarterGap } from './quarter-gap.js'

/**
 * What an estimate is shortened to. Rounding changes an estimate of n steps by
 * less than 16 n / 2^53, and n is below 2^30: by less than 2^-19. So a shortened
 * one is never above the true one, and two across a side differ by less than 1.
 */
const SHORTENED = 0.9999847412109375 // 1 - 2^-16

/** Shorter steps than this lose digits, and are taken for none. */
const SHORTEST = 1e-290

/**
 * The passages that must at least be walked from a cell to the goal, by the
 * straight line between their centres over the grid's longest step. Never more
 * than it takes, and across a side never more than 1 apart, whatever is rounded.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any.
 */
export function stepsAhead(grid: GraphGrid, goal: number): (cell: number) => number {
  const { data, axes } = needCentres(grid)
  const longest = longestQuarter(grid)
  if (longest < SHORTEST) return () => 0
  return (cell) => Math.ceil((quarterGap(data, axes, cell, goal) / longest) * SHORTENED)
}
