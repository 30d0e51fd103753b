import { MazeError, shown } from '@meikyuu/grid'
import type { RecipeTables } from './recipe-tables.js'

/**
 * A count that a function of a table gives, for limits to hold. Infinity is one.
 *
 * @param kind The table, for the message; then the name of the entry, and of its function.
 * @throws MazeError `BAD_ARGUMENT` for what is no number, or below the least.
 */
export function checkedCount(
  count: unknown,
  least: number,
  kind: keyof RecipeTables,
  name: unknown,
  method: string,
): number {
  if (typeof count === 'number' && count >= least) return count
  throw new MazeError('BAD_ARGUMENT', {
    name: `what ${kind}.${name}.${method} gives`,
    expected: `a number of at least ${least}`,
    got: shown(count),
  })
}
