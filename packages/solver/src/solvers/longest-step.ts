import { type Grid, graphOf, needCentres, OUTSIDE, perGrid } from '@meikyuu/grid'
import { quarterGap } from './quarter-gap.js'

/**
 * The longest distance between the centres of two cells that share a side,
 * whether or not a passage joins them. Worked out once a grid, one look a side.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any.
 *
 * @example
 * ```ts
 * longestStep(squareGrid(4, 3)) // => 1
 * ```
 */
export function longestStep(grid: Grid): number {
  return 4 * longestQuarter(grid)
}

/** A quarter of {@link longestStep}, which is finite for any centres. */
export const longestQuarter: (grid: Grid) => number = /* @__PURE__ */ perGrid((grid) => {
  const { data, axes } = needCentres(grid)
  const { cells, first, across } = graphOf(grid)
  let longest = 0
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (across[side] !== OUTSIDE) longest = Math.max(longest, quarterGap(data, axes, cell, across[side]!))
  return longest
})
