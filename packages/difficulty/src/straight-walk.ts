import { graphOf } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import type { MazeSense } from './maze-geometry.js'
import { nearestFirst } from './nearest-first.js'

/** The walk of someone who heads straight for the goal. */
export interface StraightWalk {
  /** Where they stand, step by step, steps back included. */
  readonly walk: Int32Array
  /** The cells off the way that they enter, in the order entered. */
  readonly wasted: Int32Array
}

/**
 * Walks a surveyed maze from the start, always to the unvisited cell nearest
 * the goal, back where there is none, until the goal is met. At most two steps
 * a cell.
 */
export function straightWalk(maze: SurveyedMaze, survey: Survey, sense: MazeSense): StraightWalk {
  const { first, across } = graphOf(maze.grid)
  const { open } = maze.passages
  const { parent, height } = survey
  const walk: number[] = []
  const wasted: number[] = []
  // What is still to be entered, the next one last: the nearest beside each cell that was left.
  const pending = [maze.start]
  let at = maze.start
  for (;;) {
    const cell = pending.pop()!
    while (at !== parent[cell]) {
      at = parent[at]!
      walk.push(at)
    }
    at = cell
    walk.push(cell)
    if (height[cell] !== 0) wasted.push(cell)
    if (cell === maze.goal) return { walk: Int32Array.from(walk), wasted: Int32Array.from(wasted) }
    const options: number[] = []
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (open[side] === 1 && parent[across[side]!] === cell) options.push(across[side]!)
    if (options.length > 1) nearestFirst(options, sense)
    for (let i = options.length - 1; i >= 0; i--) pending.push(options[i]!)
  }
}
