import type { MazeDifficulty } from 'meikyuu'

/** A recipe with its figures. */
export interface Scored {
  /** Which of the input it was, from 0. */
  readonly index: number
  /** Its code in the plain form. */
  readonly code: string
  /** What `difficultyOf` gives for its maze, to the last digit. */
  readonly figures: MazeDifficulty
  /** Nothing. */
  readonly error?: undefined
}

/** A recipe that has no figures. */
export interface NotScored {
  /** Which of the input it was, from 0. */
  readonly index: number
  /** What was wrong: a MazeError for what can be foreseen, of which `WORKER_DIED` is one. */
  readonly error: Error
  /** Nothing. */
  readonly code?: undefined
  /** Nothing. */
  readonly figures?: undefined
}

/** What comes of a recipe. */
export type ScoredLine = Scored | NotScored
