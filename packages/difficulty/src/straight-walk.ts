import { borrowInts, giveBackInts } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import { distancesToGoal } from './goal-distances.js'
import type { MazeSense } from './maze-geometry.js'
import { walkStraight } from './walk-straight.js'

/** The walk of someone who heads straight for the goal. */
export interface StraightWalk {
  /** Where they stand, step by step, steps back included. */
  readonly walk: Int32Array
  /** The cells off the way that they enter, in the order entered. */
  readonly wasted: Int32Array
  /** For each of the wasted, the cell of the way that it was entered from, over others off the way. */
  readonly leftAt: Int32Array
}

/**
 * Walks a surveyed maze from the start, always to the unvisited cell nearest
 * the goal, back where there is none, until the goal is met. At most two steps
 * a cell.
 *
 * @throws MazeError `BAD_ARGUMENT` where a distance is not a number.
 */
export function straightWalk(maze: SurveyedMaze, survey: Survey, sense: MazeSense): StraightWalk {
  const { cells, height } = survey
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
  const wasted = entered.filter((cell) => height[cell] !== 0)
  const leftAt = lastOnWay(height, from, wasted)
  giveBackInts(from)
  return { walk: Int32Array.from(walk), wasted, leftAt }
}

/** Reads where each cell comes from; those entered before it are known by then. */
function lastOnWay(height: Int32Array, from: Int32Array, wasted: Int32Array): Int32Array {
  return wasted.map((cell) => {
    const before = from[cell]!
    // What was entered off the way is told from where it left the way, not from the cell before.
    if (height[before] !== 0) from[cell] = from[before]!
    return from[cell]!
  })
}
