import { checkCell, type Grid, graphOf, type Maze, OUTSIDE } from '@meikyuu/grid'
import { type MazeRecipe, withEnds } from '@meikyuu/recipes'
import { badDocument } from './bad-document.js'
import { checkRecipeSize } from './check-recipe-size.js'
import { PLAIN_KIT } from './document-kit.js'
import { type FromJsonOptions, type FullOptions, fullOptions } from './from-json-options.js'
import { gridFromDocument } from './grid-from-document.js'
import type { MazeDocument } from './maze-document.js'
import { mazeToJson } from './maze-to-json.js'
import { passagesFromBits } from './passages-from-bits.js'
import { documentWithin } from './read-document.js'

/**
 * The maze of a document: the same grid, passages, ends and recipe as those of
 * the maze that `mazeToJson` was given. Documents are checked before any grid is
 * laid out, as strangers' codes are, and their recipes are held to their word.
 *
 * @param value A text, such as a line of NDJSON, or what `JSON.parse` made of it.
 * @throws MazeError `BAD_DOCUMENT` for what is no document, or one whose parts
 * do not agree; `NO_SUCH_VERSION`; `TOO_BIG` over a limit or for what memory
 * does not hold; `NO_SUCH_CELL` for ends outside the grid; `BAD_ENDS` for those
 * that `withEnds` refuses; what `parseRecipe`
 * throws for its recipe, `graphGrid` for a graph, and the makers of grids for a
 * size; `BAD_ARGUMENT` for options that are none.
 *
 * @example
 * ```ts
 * const line = JSON.stringify(mazeToJson(buildMaze(parseRecipe('star:12:prim:to-goal:3'))))
 * const maze = mazeFromJson(line)
 * maze.grid.shape // => 'star'
 * JSON.stringify(mazeToJson(maze)) === line // => true
 * ```
 */
export function mazeFromJson(value: unknown, options: FromJsonOptions = {}): Maze {
  const full = fullOptions(options)
  const said = documentWithin(value, full)
  if (said.recipe === undefined) return mazeOf(said)
  const recipe = full.kit.parseRecipe(said.recipe, full.recipeLimits)
  if (full.trustRecipe) return { recipe, ...mazeOf(said) }
  if (full.kit === PLAIN_KIT) checkRecipeSize(said.grid, recipe as MazeRecipe, said.recipe)
  return builtAnew(said, recipe, full)
}

/** The maze in a document's own words. */
function mazeOf(said: MazeDocument): Maze {
  const { start, goal, keys } = said
  if (start === null) checkMap(said)
  else if (goal === null) throw badDocument('goal', 'a cell, as the start is', goal)
  const grid = gridFromDocument(said.grid)
  const passages = passagesFromBits(grid, said.passages)
  if (start === null || goal === null)
    return { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
  for (const cell of [start, goal]) checkCell(grid, cell)
  const entrance = doorOf(grid, 'entrance', said.entrance, start)
  const exit = doorOf(grid, 'exit', said.exit, goal)
  return withEnds({ grid, passages }, { start, goal, entrance, exit, keys })
}

function checkMap({ goal, entrance, exit, keys }: MazeDocument): void {
  for (const [where, end] of Object.entries({ goal, entrance, exit }))
    if (end !== null) throw badDocument(where, 'null, as the start is', end)
  if (keys.length > 0) throw badDocument('keys', 'empty, as the start is null', `${keys.length} keys`)
}

function doorOf(grid: Grid, where: string, slot: number | null, cell: number): number | null {
  if (slot === null) return null
  const { first, across } = graphOf(grid)
  const side = first[cell]! + slot
  if (side < first[cell + 1]! && across[side] === OUTSIDE) return side
  throw badDocument(where, `null or a side of cell ${cell} that leads outside`, slot)
}

/** The maze of the recipe, if it is that of the document. */
function builtAnew(said: MazeDocument, recipe: object, { kit }: FullOptions): Maze {
  const maze = kit.buildMaze(recipe as never)
  const built = mazeToJson(maze, { kit })
  for (const part of ['grid', 'passages', 'start', 'goal', 'entrance', 'exit', 'keys'] as const)
    if (JSON.stringify(said[part]) !== JSON.stringify(built[part]))
      throw badDocument(part, `that of the recipe ${built.recipe}`, said[part])
  return maze
}
