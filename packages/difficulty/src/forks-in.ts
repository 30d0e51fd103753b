import { graphOf } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import type { Fork } from './difficulty-explanation.js'
import type { MazeSense } from './maze-geometry.js'
import { nearestFirst } from './nearest-first.js'

/** The forks of a surveyed maze, from the start on. */
export function forksIn(maze: SurveyedMaze, survey: Survey, sense: MazeSense): Fork[] {
  const { first, across } = graphOf(maze.grid)
  const { open } = maze.passages
  const { route, solution, parent, size } = survey
  const forks: Fork[] = []
  for (let i = 0; i + 1 < solution; i++) {
    const cell = route[i]!
    const next = route[i + 1]!
    const options: number[] = []
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (open[side] === 1 && parent[across[side]!] === cell) options.push(across[side]!)
    if (options.length < 2) continue
    nearestFirst(options, sense)
    let wasted = 0
    for (let k = 0; options[k] !== next; k++) wasted += size[options[k]!]!
    forks.push({ cell, next, options, straightGuess: options[0]!, trap: options[0] !== next, wasted })
  }
  return forks
}
