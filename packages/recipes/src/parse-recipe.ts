import { defaultKit } from './default-kit.js'
import type { RecipeFor } from './recipe.js'
import type { RecipeLimits } from './recipe-limits.js'

/**
 * The recipe that a code names, such as `heart:25:prim:keys-3:7`. Leading
 * zeros are dropped, seeds of up to 2^53 - 1 taken modulo 2^32, bare `keys`
 * read as `keys-1`; nothing may stand around the code. Made for codes of
 * strangers: any text at all is read or refused by arithmetic alone, in steps
 * that its length bounds, before a grid is laid out.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no text; `BAD_CODE` where parts
 * are missing or extra; `NO_SUCH_SHAPE`, `NO_SUCH_ALGORITHM`,
 * `NO_SUCH_TREATMENT`, `NO_SUCH_MODE`; `BAD_SIZE`, `TOO_SMALL`; `TOO_BIG` for
 * cells, treatments or steps over a limit; `BAD_MIX`, `BAD_OPTION`, `BAD_KEYS`,
 * `BAD_SEED`; `DOES_NOT_FIT` for an algorithm or a treatment on a shape without
 * what it needs, such as eller on anything but `square`.
 *
 * @example
 * ```ts
 * parseRecipe('heart:25:prim:keys-3:7')
 * // => { shape: 'heart', size: 25, algorithm: 'prim', mode: 'keys', keys: 3, seed: 7 }
 * parseRecipe('square:9x9:division-proportional~braid-50:map:7')
 * // => { shape: 'square', w: 9, h: 9, algorithm: 'division', cut: 'proportional', treatments: [{ treatment: 'braid', share: 50 }], mode: 'map', seed: 7 }
 * ```
 */
export function parseRecipe<const Code extends string>(code: Code, limits?: RecipeLimits): RecipeFor<Code>
export function parseRecipe(code: unknown, limits?: RecipeLimits): object {
  return defaultKit().parseRecipe(code, limits)
}

/**
 * As {@link parseRecipe}, but null where it throws.
 *
 * @throws MazeError `BAD_ARGUMENT` for limits that are none.
 *
 * @example
 * ```ts
 * maybeRecipe('heart:25:prim:keys-3') // => null
 * ```
 */
export function maybeRecipe<const Code extends string>(
  code: Code,
  limits?: RecipeLimits,
): RecipeFor<Code> | null
export function maybeRecipe(code: unknown, limits?: RecipeLimits): object | null {
  return defaultKit().maybeRecipe(code, limits)
}
