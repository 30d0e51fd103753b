import { borrowInts, giveBackInts } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import { distancesToGoal } from './goal-distances.js'
import type { MazeSense } from './maze-geometry.js'
import { walkStraight } from './walk-straight.js'

/** The walk of someone who heads straight for the goal. */
export interface StraightWalk {
  /** Where they stand, step by step, steps back included. */
  readonly walk: Int32Array
  /** The cells on no shortest way that they enter, in the order entered. */
  readonly wasted: Int32Array
  /** For each of the wasted, the cell of the way that it was entered from, over others off the way. */
  readonly leftAt: Int32Array
  /** All cells that they enter, the start first. */
  readonly entered: Int32Array
}

/**
 * Walks a surveyed maze from the start, always to the unvisited cell nearest
 * the goal, back where there is none, until the goal is met. At most two steps
 * a cell.
 *
 * @throws MazeError `BAD_ARGUMENT` where a distance is not a number.
 */
export function straightWalk(maze: SurveyedMaze, survey: Survey, sense: MazeSense): StraightWalk {
  const { cells, height, wrong } = survey
  const from = borrowInts(cells)
  const entered = walkStraight(maze, distancesToGoal(cells, sense), from)
  const walk = [maze.start]
  for (let i = 1; i < entered.length; i++) {
    for (let at = entered[i - 1]!; at !== from[entered[i]!]; ) {
      at = from[at]!
      walk.push(at)
    }
    walk.push(entered[i]!)
  }
  // Those entered earlier are told by then from where they left the way.
  for (const cell of entered) if (height[from[cell]!] !== 0) from[cell] = from[from[cell]!]!
  const wasted = entered.filter((cell) => wrong[cell] !== 0)
  const leftAt = wasted.map((cell) => from[cell]!)
  giveBackInts(from)
  return { walk: Int32Array.from(walk), wasted, leftAt, entered }
}
