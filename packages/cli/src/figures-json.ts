import { ratingOf, tooEasyReasons } from 'meikyuu'
import type { Shown } from './shown-maze.js'

/** A maze's figures as plain data. Cells and sides are numbers, as the library counts them. */
export function figuresJson({ code, maze, endsSuggested, difficulty }: Shown): object {
  const { start, goal, entrance, exit, keys } = maze
  const reasons = tooEasyReasons(difficulty)
  return {
    code,
    ends: { start, goal, entrance, exit, keys, suggested: endsSuggested },
    ...difficulty,
    rating: ratingOf(difficulty.measure.effort),
    tooEasy: reasons.length > 0,
    tooEasyReasons: reasons,
  }
}
