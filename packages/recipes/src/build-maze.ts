import { defaultKit } from './default-kit.js'
import type { BuiltMap, BuiltMaze, EndsRecipe, MapRecipe, MazeRecipe } from './recipe.js'

/**
 * The maze that a recipe names: the same passages and ends in every engine and
 * for ever. A map, in mode `map`; else a maze with a start and a goal. It
 * carries a copy of its recipe. There is no limit but memory.
 *
 * Draws, all from one stream: those of the algorithm, of each treatment in
 * order, of the mode. A treatment may leave another board than the shape's own.
 *
 * @throws MazeError as `recipeCode`; `TOO_BIG` where memory cannot hold the grid.
 *
 * @example
 * ```ts
 * const maze = buildMaze({ shape: 'square', w: 5, h: 5, algorithm: 'backtracker', mode: 'to-goal', seed: 42 })
 * edgesHash(maze) // => 'b9adf8d2'
 * [maze.start, maze.goal] // => [6, 15]
 * ```
 */
export function buildMaze(recipe: MapRecipe): BuiltMap
/** As for a map: of a mode that gives ends, a maze with a start and a goal. */
export function buildMaze(recipe: EndsRecipe): BuiltMaze
/** As for a map: of any mode, a map or a maze with ends. */
export function buildMaze(recipe: MazeRecipe): BuiltMap | BuiltMaze
export function buildMaze(recipe: unknown): unknown {
  return defaultKit().buildMaze(recipe)
}
