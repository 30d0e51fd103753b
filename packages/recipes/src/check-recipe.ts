import { MazeError, shown } from '@meikyuu/grid'
import type { RecipeTables } from './recipe-tables.js'
import { fieldsOf, type ResolvedRecipe, resolveRecipe } from './resolve-recipe.js'

/**
 * As resolveRecipe, for an object from anywhere: one with a field that its
 * recipe does not have is refused. A field that is undefined counts as none.
 *
 * @throws MazeError as resolveRecipe, and `BAD_ARGUMENT` for what is no object or has other fields.
 */
export function checkRecipe(tables: RecipeTables, recipe: unknown): ResolvedRecipe {
  if (typeof recipe !== 'object' || recipe === null || Array.isArray(recipe))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'recipe',
      expected: 'an object with shape, size, algorithm, mode and seed, such as parseRecipe makes from a code',
      got: shown(recipe),
    })
  const fields = recipe as Readonly<Record<string, unknown>>
  const resolved = resolveRecipe(tables, fields)
  // What has been copied is known; only of others it is asked, since batches have recipes by the thousand.
  for (const field of Object.keys(fields))
    if (!Object.hasOwn(resolved.recipe, field) && fields[field] !== undefined) checkKnown(resolved, field)
  return resolved
}

function checkKnown(resolved: ResolvedRecipe, field: string): void {
  const known = fieldsOf(resolved)
  if (known.includes(field)) return
  throw new MazeError('BAD_ARGUMENT', {
    name: 'recipe',
    expected: `an object with ${known.join(', ')} and no other field`,
    got: `one with ${shown(field)}`,
  })
}
