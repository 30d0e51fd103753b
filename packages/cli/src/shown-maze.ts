import { difficultyOf, type MazeDifficulty, type MazeWithEnds } from 'meikyuu'
import { type EndsChoice, toBeSolved } from './input/ends-choice.js'
import { nameOf, type TakenMaze } from './input/taken-maze.js'

/** A maze with its figures. */
export interface Shown {
  /** The recipe's code in its plain form; null for a maze without one. */
  readonly code: string | null
  /** The code, or where it stood. */
  readonly name: string
  readonly maze: MazeWithEnds
  /** Whether its ends were chosen here: a map has none of its own. */
  readonly endsSuggested: boolean
  readonly difficulty: MazeDifficulty
}

/** Scores a maze. A map is given ends, unless it is to have none. */
export function shownMaze(taken: TakenMaze, choice: EndsChoice = 'own'): Shown {
  const { maze, endsSuggested } = toBeSolved(taken.maze, choice, 'a score')
  const { code } = taken
  return { code, name: nameOf(taken), maze, endsSuggested, difficulty: difficultyOf(maze) }
}
