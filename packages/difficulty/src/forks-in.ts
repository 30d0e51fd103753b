import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  graphOf,
  type ReadonlyFloats,
  type ReadonlyInts,
} from '@meikyuu/grid'
import type { Survey, SurveyedMaze } from '@meikyuu/measure'
import type { Fork } from './difficulty-explanation.js'
import { farthestFirst, optionsAt } from './options-at.js'

/**
 * The forks of a surveyed maze, from the start on.
 *
 * @param distances How far each cell is from the goal.
 * @param wasteAt How many wrong cells the walk enters from each cell of the way.
 */
export function forksIn(
  maze: SurveyedMaze,
  survey: Survey,
  distances: ReadonlyFloats,
  wasteAt: ReadonlyInts,
): Fork[] {
  const { first, across, cells, maxSides } = graphOf(maze.grid)
  const { open } = maze.passages
  const { route, solution, wrong } = survey
  const onWay = borrowBytes(cells)
  const pile = borrowInts(maxSides + 1)
  onWay.fill(0, 0, cells)
  for (let i = 0; i < solution; i++) onWay[route[i]!] = 1
  const forks: Fork[] = []
  for (let i = 0; i + 1 < solution; i++) {
    const cell = route[i]!
    const next = route[i + 1]!
    pile[0] = next
    const count = optionsAt(first, across, open, cell, onWay, pile, 1)
    if (count === 1) continue
    farthestFirst(pile, 0, count, distances)
    const options = pile.slice(0, count).reverse()
    const straightGuess = options[0]!
    const trap = wrong[straightGuess] !== 0
    forks.push({ cell, next, options, straightGuess, trap, waste: wasteAt[cell]! })
  }
  giveBackInts(pile)
  giveBackBytes(onWay)
  return forks
}
