import { checkedCount } from './checked-count.js'
import { type ResolvedRecipe, sizeOf } from './resolve-recipe.js'

/**
 * The cells that a recipe's shape lays out, as its table says.
 *
 * @throws MazeError as {@link checkedCount}.
 */
export function cellsLaidOut(resolved: ResolvedRecipe): number {
  const { shape, recipe } = resolved
  const cells: unknown = shape.cellsLaidOut(sizeOf(resolved) as never)
  return checkedCount(cells, 1, 'shapes', recipe['shape'], 'cellsLaidOut')
}
