import {
  checkMaze,
  checkOptions,
  difficultyOf,
  MazeError,
  type MazeRecipe,
  type MazeWithEnds,
  needEnds,
  recipeCode,
  routeOf,
  solutionOf,
} from 'meikyuu'
import { difficultyMarks } from './difficulty-marks.js'
import type { RatedMaze } from './rising-mazes.js'

/** A maze of a book with all that is printed about it. */
export interface BookMaze {
  readonly maze: MazeWithEnds
  /** Its number in the book, from 1. */
  readonly number: number
  readonly score: number
  /** The code of its recipe, where it has one. */
  readonly code: string | null
  readonly way: Int32Array
  readonly trips: Int32Array
}

/** A maze, scored and solved. Throws a MazeError where it has no ends or no way. */
export function bookMaze(given: MazeWithEnds | RatedMaze, number: number): BookMaze {
  const name = `mazes[${number - 1}]`
  checkOptions(name, given)
  const rated = 'score' in given ? given : null
  if (rated !== null) difficultyMarks(rated.score)
  const maze = rated === null ? (given as MazeWithEnds) : rated.maze
  checkMaze(maze)
  needEnds(maze, 'a book')
  const way = solutionOf(maze)
  const route = way === null ? null : routeOf(maze)
  if (way === null || route === null)
    throw new MazeError('BAD_ARGUMENT', {
      name,
      expected: 'a maze with a way from its start to its goal and its keys',
      got: 'one without',
    })
  return {
    maze,
    number,
    score: rated?.score ?? difficultyOf(maze).score,
    code: codeOf(maze),
    way,
    trips: route.subarray(way.length),
  }
}

/** The code that builds a maze again; null where it has no recipe, or one of words that not everybody knows. */
function codeOf({ recipe }: MazeWithEnds): string | null {
  if (recipe === undefined) return null
  try {
    return recipeCode(recipe as MazeRecipe)
  } catch (error) {
    if (MazeError.is(error)) return null
    throw error
  }
}
