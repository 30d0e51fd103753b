import { checkWhole } from '@meikyuu/grid'
import type { SurveyedMaze } from '@meikyuu/measure'
import { LEVEL_LEAST } from './difficulty-constants.js'
import { difficultyOf } from './difficulty-of.js'
import type { MazeDifficulty } from './maze-difficulty.js'

/** In what a maze falls short of a level. */
export interface TooEasyReason {
  /** What there is too little of. */
  readonly what: keyof typeof LEVEL_LEAST
  /** How much there is. */
  readonly got: number
  /** How much a level has at least. */
  readonly least: number
}

/**
 * Whether a maze is too easy to be a level of a game: it falls short of
 * {@link LEVEL_LEAST} in anything.
 *
 * @throws MazeError as {@link difficultyOf}; `BAD_ARGUMENT` for a difficulty whose
 * counts are none.
 */
export function tooEasy(maze: SurveyedMaze | MazeDifficulty): boolean {
  return tooEasyReasons(maze).length > 0
}

/**
 * Everything in which a maze falls short of a level; empty where it is one.
 *
 * @throws MazeError as {@link tooEasy}.
 */
export function tooEasyReasons(maze: SurveyedMaze | MazeDifficulty): TooEasyReason[] {
  const { waste, traps, measure } = isDifficulty(maze) ? maze : difficultyOf(maze)
  const { decisions, branches, deadEnds } = measure ?? {}
  const got = { waste, traps, decisions, branches, deadEnds }
  for (const [what, count] of Object.entries(got)) checkWhole(what, count, 0)
  return (Object.keys(LEVEL_LEAST) as TooEasyReason['what'][])
    .filter((what) => got[what] < LEVEL_LEAST[what])
    .map((what) => ({ what, got: got[what], least: LEVEL_LEAST[what] }))
}

function isDifficulty(maze: SurveyedMaze | MazeDifficulty): maze is MazeDifficulty {
  return typeof maze === 'object' && maze !== null && 'measure' in maze
}
