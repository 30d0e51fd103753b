import { buildMaze, type MazeRecipe, maybeRecipe, NO_LIMITS, parseRecipe, recipeCode } from 'meikyuu'
import type { TakenMaze } from './taken-maze.js'

/** Boards of fewer cells are built without a look at the memory that there is. */
const SMALL_CELLS = 1_000_000

/**
 * The maze of a recipe's code or of a document. There is no limit to its size
 * but memory, which is looked at before time is spent.
 *
 * @param asGraph Whether it will be read as a graph, which takes more.
 */
export async function readMaze(text: string, place: string | null, asGraph = false): Promise<TakenMaze> {
  if (text.startsWith('{')) return readDocument(text, place)
  const recipe = parseRecipe(text, NO_LIMITS)
  await checkRoom(recipe, asGraph)
  return { code: recipeCode(recipe), maze: buildMaze(recipe), place }
}

/** Throws where memory does not hold the maze of a recipe. */
export async function checkRoom(recipe: MazeRecipe, asGraph: boolean): Promise<void> {
  const cells = 'size' in recipe ? recipe.size ** 2 : recipe.w * recipe.h
  if (cells < SMALL_CELLS) return
  const { checkMemory } = await import('@meikyuu/node')
  checkMemory(recipe, { asGraph })
}

/** A document's recipe, of which nothing is escaped, where it stands before its grid as in those of ours. */
const RECIPE_SAID = /^\{[^{}[\]]*?"recipe"\s*:\s*"([\w:.~-]+)"/

async function readDocument(text: string, place: string | null): Promise<TakenMaze> {
  const { mazeFromJson } = await import('@meikyuu/formats')
  const said = RECIPE_SAID.exec(text)?.[1]
  const recipe = said === undefined ? null : maybeRecipe(said, NO_LIMITS)
  if (recipe !== null) await checkRoom(recipe, false)
  const maze = mazeFromJson(text, NO_LIMITS)
  return { code: maze.recipe === undefined ? null : recipeCode(maze.recipe as MazeRecipe), maze, place }
}

/** Documents of more characters, and boards of more cells across or down, take more than a moment on a slow machine. */
const LONG_DOCUMENT = 50_000
const LONG_BOARD = 150

/** Whether a maze may take so long that a signal could not wait for it. A guess: it is not read yet. */
export function takesLong(text: string): boolean {
  if (text.length > LONG_DOCUMENT) return true
  const [, size = ''] = (RECIPE_SAID.exec(text)?.[1] ?? text).split(':', 2)
  return size.split('x').some((number) => Number(number) > LONG_BOARD)
}
