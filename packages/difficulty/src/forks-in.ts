import { graphOf } from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import type { Fork } from './difficulty-explanation.js'
import type { MazeSense } from './maze-geometry.js'
import { nearestFirst } from './nearest-first.js'
import { straightWalk } from './straight-walk.js'

/**
 * The forks of a surveyed maze, from the start on.
 *
 * Where there are no loops what is wasted at one needs no walk: all of the
 * branches nearer than the next of the way.
 *
 * @throws MazeError `BAD_ARGUMENT` where a distance is not a number.
 */
export function forksIn(maze: SurveyedMaze, survey: Survey, sense: MazeSense): Fork[] {
  const { first, across } = graphOf(maze.grid)
  const { open } = maze.passages
  const { route, solution, height, wrong, size, loops } = survey
  const wastedFrom = loops === 0 ? null : wastedByCell(maze, survey, sense)
  const forks: Fork[] = []
  for (let i = 0; i + 1 < solution; i++) {
    const cell = route[i]!
    const next = route[i + 1]!
    const options: number[] = [next]
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (open[side] === 1 && height[across[side]!] !== 0) options.push(across[side]!)
    if (options.length < 2) continue
    nearestFirst(options, sense)
    let wasted = wastedFrom === null ? 0 : (wastedFrom.get(cell) ?? 0)
    if (wastedFrom === null) for (let k = 0; options[k] !== next; k++) wasted += size[options[k]!]!
    forks.push({ cell, next, options, straightGuess: options[0]!, trap: wrong[options[0]!] !== 0, wasted })
  }
  return forks
}

/** How many wrong cells the walk enters from each cell of the way. */
function wastedByCell(maze: SurveyedMaze, survey: Survey, sense: MazeSense): Map<number, number> {
  const wasted = new Map<number, number>()
  for (const cell of straightWalk(maze, survey, sense).leftAt) wasted.set(cell, (wasted.get(cell) ?? 0) + 1)
  return wasted
}
