import { type MazeDifficulty, ratingOf, type TooEasyReason, tooEasyReasons } from 'meikyuu'
import type { Shown } from './shown-maze.js'

/** A maze's figures as plain data. Cells and sides are numbers, as the library counts them. */
export function figuresJson({ code, maze, endsSuggested, difficulty }: Shown): object {
  const { start, goal, entrance, exit, keys } = maze
  return {
    code,
    ends: { start, goal, entrance, exit, keys, suggested: endsSuggested },
    ...scoreFigures(difficulty),
  }
}

/** What documents say besides of a score. */
interface ScoreFigures extends MazeDifficulty {
  readonly rating: number
  readonly tooEasy: boolean
  readonly tooEasyReasons: readonly TooEasyReason[]
}

/** A score with its figures, as documents have them. */
export function scoreFigures(difficulty: MazeDifficulty): ScoreFigures {
  const reasons = tooEasyReasons(difficulty)
  return {
    ...difficulty,
    rating: ratingOf(difficulty.measure.effort),
    tooEasy: reasons.length > 0,
    tooEasyReasons: reasons,
  }
}
