import { ln } from '@meikyuu/grid'
import { checkedCount } from './checked-count.js'
import type { RecipeGenerator } from './recipe-tables.js'
import { type ResolvedRecipe, sizeOf } from './resolve-recipe.js'

/**
 * About how many steps the generators that walk at random take, by name. The
 * first part is that of a long thin board, where a walk is as good as on a
 * line; the second that of a compact one. Both are a little more than the
 * means of mazes of squares; a single maze may take three times as many.
 */
export const WALK_STEPS: Readonly<Record<string, NonNullable<RecipeGenerator['walkSteps']>>> = {
  'aldous-broder': (cells, length) => 2 * length * length + (cells * ln(cells) * ln(cells)) / 2,
  houston: loopErased,
  wilson: loopErased,
}

/** What a recipe's generator takes on so many cells. One number for a size is taken for a compact board. */
export function walkSteps(resolved: ResolvedRecipe, cells: number): number {
  const { recipe, generator } = resolved
  const name = recipe['algorithm'] as string
  if (generator.walkSteps !== undefined) {
    const steps = generator.walkSteps(cells, lengthOf(resolved, cells))
    return Math.ceil(checkedCount(steps, 0, 'generators', name, 'walkSteps'))
  }
  return Object.hasOwn(WALK_STEPS, name) ? Math.ceil(WALK_STEPS[name]!(cells, lengthOf(resolved, cells))) : 0
}

function lengthOf(resolved: ResolvedRecipe, cells: number): number {
  const size = sizeOf(resolved)
  return 'w' in size ? Math.max(size.w, size.h) : Math.sqrt(cells)
}

function loopErased(cells: number, length: number): number {
  return length * length + 16 * cells
}
