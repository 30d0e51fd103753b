import { MazeError, shown } from '@meikyuu/grid'

/**
 * A count that a function of a table gives, for limits to hold. Infinity is one.
 *
 * @param name What the message calls the function.
 * @throws MazeError `BAD_ARGUMENT` for what is no number, or below the least.
 */
export function checkedCount(name: string, count: unknown, least: number): number {
  if (typeof count === 'number' && count >= least) return count
  throw new MazeError('BAD_ARGUMENT', {
    name: `what ${name} gives`,
    expected: `a number of at least ${least}`,
    got: shown(count),
  })
}
