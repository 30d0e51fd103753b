import { checkOptions } from '@meikyuu/grid'
import { CELL_LIMIT, KEY_LIMIT, type RecipeLimits } from '@meikyuu/recipes'
import { notA } from '../not-a.js'
import { checkKit, type DocumentKit, PLAIN_KIT } from './document-kit.js'

/** The most characters of a document that is read from a text, unless told otherwise: 4 MiB. */
export const CHARACTER_LIMIT: number = 2 ** 22

/** Where more cells than the limit are allowed, so many characters for each of them are too: sides and centre of an own graph. */
const CHARACTERS_A_CELL: number = /* @__PURE__ */ Math.floor(CHARACTER_LIMIT / CELL_LIMIT)

/**
 * The options of `mazeFromJson`. Its limits are those of `parseRecipe`, since
 * documents come from strangers too: `cells` counts those of the board, before
 * it is cut. `Infinity` lifts a limit.
 */
export interface FromJsonOptions extends RecipeLimits {
  /**
   * The most characters of a document that comes as a text.
   * @defaultValue 4,194,304, or 104 for each of the `cells` allowed where that is more
   */
  readonly characters?: number
  /**
   * Whether a recipe is believed. Unless it is, its maze is built anew and must
   * be that of the document.
   * @defaultValue false
   */
  readonly trustRecipe?: boolean
  /**
   * The kit whose codes are read.
   * @defaultValue the plain functions
   */
  readonly kit?: DocumentKit
}

/** The options with their defaults; limits for recipes as they came, for recipes check them. */
export interface FullOptions {
  readonly cells: number
  readonly keys: number
  readonly characters: number
  readonly trustRecipe: boolean
  readonly kit: DocumentKit
  readonly recipeLimits: RecipeLimits
}

/** @throws MazeError `BAD_ARGUMENT` for an option that is none. */
export function fullOptions(options: FromJsonOptions): FullOptions {
  checkOptions('options', options)
  const { cells = CELL_LIMIT, keys = KEY_LIMIT, treatments, steps, trustRecipe = false } = options
  const { characters = Math.max(CHARACTER_LIMIT, cells * CHARACTERS_A_CELL), kit = PLAIN_KIT } = options
  for (const [name, limit] of Object.entries({ cells, keys, characters }))
    if (limit !== Infinity && !(Number.isSafeInteger(limit) && limit >= 1))
      throw notA(`options.${name}`, 'a whole number of at least 1, or Infinity', limit)
  if (typeof trustRecipe !== 'boolean') throw notA('options.trustRecipe', 'true or false', trustRecipe)
  checkKit(kit, ['parseRecipe', 'recipeCode', 'buildMaze'])
  const recipeLimits = {
    cells,
    keys,
    ...(treatments !== undefined && { treatments }),
    ...(steps !== undefined && { steps }),
  }
  return { cells, keys, characters, trustRecipe, kit, recipeLimits }
}
