import { checkedCount } from './checked-count.js'
import { type ResolvedRecipe, sizeOf } from './resolve-recipe.js'

/**
 * The cells that a recipe's shape lays out, as its table says.
 *
 * @throws MazeError as {@link checkedCount}.
 */
export function cellsLaidOut(resolved: ResolvedRecipe): number {
  const { shape, recipe } = resolved
  return checkedCount(
    `shapes.${recipe['shape']}.cellsLaidOut`,
    shape.cellsLaidOut(sizeOf(resolved) as never),
    1,
  )
}
