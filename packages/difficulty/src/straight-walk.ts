import { borrowInts, giveBackInts, newInts, type ReadonlyFloats, type ReadonlyInts } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import { walkStraight } from './walk-straight.js'

/** The walk of someone who heads straight for the goal. */
export interface StraightWalk {
  /** Where they stand, step by step, steps back included. */
  readonly walk: Int32Array
  /** All cells that they enter, in the order entered, the start first. */
  readonly entered: Int32Array
  /** Those of them on no shortest way. */
  readonly wasteCells: Int32Array
  /** How many of these are entered from each cell of the way, over others off the way or directly. */
  readonly wasteAt: Int32Array
}

/**
 * Walks a surveyed maze from the start, always to the unvisited cell nearest
 * the goal, back where there is none, until the goal is met. At most two steps
 * a cell.
 *
 * @param distances How far each cell is from the goal.
 */
export function straightWalk(maze: SurveyedMaze, survey: Survey, distances: ReadonlyFloats): StraightWalk {
  const { cells, height, wrong } = survey
  const from = borrowInts(cells)
  const steps = borrowInts(2 * cells)
  const entered = walkStraight(maze, distances, from)
  const walk = steps.slice(0, layWalk(entered, from, steps))
  // The walk is copied: its room serves again.
  const wasteAt = newInts(cells)
  const wasteCells = steps.slice(0, countWaste(entered, height, wrong, from, steps, wasteAt))
  giveBackInts(steps)
  giveBackInts(from)
  return { walk, entered, wasteCells, wasteAt }
}

/** Writes the walk that enters these cells, each `from` another. Returns how long it is. */
function layWalk(entered: ReadonlyInts, from: Int32Array, walk: Int32Array): number {
  let length = 0
  walk[length++] = entered[0]!
  for (let i = 1; i < entered.length; i++) {
    const cell = entered[i]!
    for (let at = entered[i - 1]!; at !== from[cell]; ) {
      at = from[at]!
      walk[length++] = at
    }
    walk[length++] = cell
  }
  return length
}

/** Lists the wrong cells entered, and counts them where they were left for. Returns how many there are. */
function countWaste(
  entered: ReadonlyInts,
  height: Int32Array,
  wrong: Int32Array,
  from: Int32Array,
  waste: Int32Array,
  wasteAt: Int32Array,
): number {
  let count = 0
  for (let i = 0; i < entered.length; i++) {
    const cell = entered[i]!
    // Those entered earlier tell by then from where they left the way.
    if (height[from[cell]!] !== 0) from[cell] = from[from[cell]!]!
    if (wrong[cell] === 0) continue
    waste[count++] = cell
    wasteAt[from[cell]!]!++
  }
  return count
}
