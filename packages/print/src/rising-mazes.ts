import {
  buildMaze,
  checkOptions,
  checkWhole,
  difficultyOf,
  hasEnds,
  MazeError,
  type MazeRecipe,
  type MazeWithEnds,
  shown,
} from 'meikyuu'
import { MOST_BOOK_MAZES } from './book-options.js'

/** Which mazes {@link risingMazes} chooses. */
export interface RisingOptions {
  /** How many, from 1 to {@link MOST_BOOK_MAZES}. */
  readonly count: number
  /**
   * The difficulty wanted of the first.
   * @defaultValue 0
   */
  readonly from?: number
  /**
   * The difficulty wanted of the last.
   * @defaultValue 100
   */
  readonly to?: number
}

/** A maze and how hard it is. */
export interface RatedMaze {
  /** The maze, with its recipe. */
  readonly maze: MazeWithEnds
  /** Its difficulty, from 0 to 100. */
  readonly score: number
}

/**
 * The mazes, among many, that rise most evenly from one difficulty to another:
 * for each step the one nearest to it that is not taken yet, in the order of the candidates where
 * several are as near; then sorted by difficulty. Maps, which nobody can play,
 * are passed over. Every candidate is built and scored once, and only its score is kept.
 *
 * @param candidates Recipes to choose from, some twenty times as many as are wanted.
 * @throws MazeError `BAD_ARGUMENT` for options that are none, `TOO_SMALL` for
 * fewer candidates than are wanted; and as `buildMaze` and `difficultyOf` do.
 */
export function risingMazes(candidates: Iterable<MazeRecipe>, options: RisingOptions): RatedMaze[] {
  checkOptions('options', options)
  const { count, from = 0, to = 100 } = options
  checkWhole('count', count, 1, MOST_BOOK_MAZES)
  checkScore('from', from)
  checkScore('to', to)
  if (typeof candidates?.[Symbol.iterator] !== 'function')
    throw new MazeError('BAD_ARGUMENT', { name: 'candidates', expected: 'recipes', got: shown(candidates) })
  const rated = ratedOf(candidates)
  if (rated.length < count)
    throw new MazeError('TOO_SMALL', { what: 'the mazes to choose from', got: rated.length, least: count })
  const step = count === 1 ? 0 : (to - from) / (count - 1)
  const chosen = Array.from({ length: count }, (_, i) => takeNearest(rated, from + step * i))
  return chosen
    .sort((a, b) => a.exact - b.exact)
    .map(({ recipe, exact }) => ({ maze: buildMaze(recipe) as MazeWithEnds, score: Math.round(exact) }))
}

interface Rated {
  readonly recipe: MazeRecipe
  readonly exact: number
  taken: boolean
}

function ratedOf(candidates: Iterable<MazeRecipe>): Rated[] {
  const rated: Rated[] = []
  for (const recipe of candidates) {
    const maze = buildMaze(recipe)
    if (hasEnds(maze)) rated.push({ recipe, exact: difficultyOf(maze).exact, taken: false })
  }
  return rated
}

function takeNearest(rated: readonly Rated[], wanted: number): Rated {
  let nearest: Rated | undefined
  for (const each of rated) {
    if (each.taken) continue
    if (nearest === undefined || Math.abs(each.exact - wanted) < Math.abs(nearest.exact - wanted))
      nearest = each
  }
  nearest!.taken = true
  return nearest!
}

function checkScore(name: string, score: unknown): void {
  if (typeof score === 'number' && score >= 0 && score <= 100) return
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'a difficulty from 0 to 100', got: shown(score) })
}
