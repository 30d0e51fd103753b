import { difficultyOf, hasEnds, type Maze, type MazeDifficulty, ratingOf, tooEasyReasons } from 'meikyuu'
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

/** The figures of a maze for its document: of a map, which has no score, none. */
export function figuresOf(maze: Maze): object {
  return hasEnds(maze) ? scoreFigures(difficultyOf(maze)) : {}
}

function scoreFigures(difficulty: MazeDifficulty): object {
  const reasons = tooEasyReasons(difficulty)
  return {
    ...difficulty,
    rating: ratingOf(difficulty.measure.effort),
    tooEasy: reasons.length > 0,
    tooEasyReasons: reasons,
  }
}
