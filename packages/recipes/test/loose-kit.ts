import type { MazeBody } from '@meikyuu/grid'
import { mazeKit } from '@meikyuu/recipes'
import { errorOf } from './error-of.js'

/** Tables as nobody should write them, and parts of some. */
export type Loose = Record<string, unknown>

/** A kit over tables of any kind, whose types nobody knows. */
export function kitOf(tables: Loose) {
  return mazeKit(tables as never) as unknown as {
    parseRecipe(code: string): object
    maybeRecipe(code: string): object | null
    recipeCode(recipe: object): string
    buildMaze(recipe: object): MazeBody & { readonly recipe: Loose; readonly keys: readonly number[] }
  }
}

/** What comes of building a code over tables: `CODE: sentence`, or `no error`. */
export function built(tables: Loose, code: string): string {
  const kit = kitOf(tables)
  return errorOf(() => kit.buildMaze(kit.parseRecipe(code)))
}
