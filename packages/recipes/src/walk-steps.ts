import { ln, type ShapeSize } from '@meikyuu/grid'
import type { RecipeGenerator } from './recipe-tables.js'

/**
 * About how many steps the generators that walk at random take, by name. The
 * first part is that of a long thin board, where a walk is as good as on a
 * line; the second that of a compact one. Both are a little more than the
 * means of mazes of squares; a single maze may take three times as many.
 */
export const WALK_STEPS: { readonly [name: string]: NonNullable<RecipeGenerator['walkSteps']> } = {
  'aldous-broder': (cells, length) => 2 * length * length + (cells * ln(cells) * ln(cells)) / 2,
  houston: loopErased,
  wilson: loopErased,
}

/** What a generator takes on a board of so many cells. One number for a size is taken for a compact board. */
export function walkSteps(
  name: string,
  { walkSteps: own }: RecipeGenerator,
  cells: number,
  size: ShapeSize,
): number {
  const steps = own ?? (Object.hasOwn(WALK_STEPS, name) ? WALK_STEPS[name]! : null)
  if (steps === null) return 0
  return Math.ceil(steps(cells, 'w' in size ? Math.max(size.w, size.h) : Math.sqrt(cells)))
}

function loopErased(cells: number, length: number): number {
  return length * length + 16 * cells
}
