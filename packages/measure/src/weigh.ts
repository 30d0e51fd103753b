// Places of what the kernels count.

/** Place of the cells with one passage. */
export const DEAD_ENDS = 0
/** Place of the cells with three passages or more. */
export const JUNCTIONS = 1
/** Place of the cells that hang on the way by a passage of their own. */
export const BRANCHES = 2
/** Place of those that hang on the goal. */
export const AT_GOAL = 3
/** Place of the height of the highest branch. */
export const LONGEST = 4
/** Place of all branches' heights, summed. */
export const WASTED = 5
/** How many places there are. */
export const TALLIES = 6

/**
 * From the farthest cell back: heights and sizes off the way, and what each branch adds up to. In `roots` it
 * leaves the first cell of each; one place more than there are branches is written to and not kept.
 */
export function weigh(
  cells: number,
  parent: Int32Array,
  order: Int32Array,
  goal: number,
  height: Int32Array,
  size: Int32Array,
  roots: Int32Array,
  tallies: Int32Array,
): void {
  let branches = 0
  let atGoal = 0
  let longest = 0
  let wasted = 0
  for (let i = (cells - 1) | 0; i > 0; i--) {
    const cell = order[i]!
    const up = parent[cell]!
    const tall = height[cell]!
    const below = height[up]!
    // All bits, or none: above a cell of the way there is only the way.
    const hangsOn = -below >> 31
    const isRoot = (-tall >> 31) & ~hangsOn
    const taller = (tall + 1 - below) | 0
    height[up] = below + (taller & ~(taller >> 31) & hangsOn)
    size[up] = size[up]! + (size[cell]! & hangsOn)
    roots[branches] = cell
    branches -= isRoot
    const tallRoot = tall & isRoot
    wasted += tallRoot
    longest = Math.max(longest, tallRoot)
    atGoal += up === goal ? isRoot & 1 : 0
  }
  tallies[BRANCHES] = branches
  tallies[AT_GOAL] = atGoal
  tallies[LONGEST] = longest
  tallies[WASTED] = wasted
}
