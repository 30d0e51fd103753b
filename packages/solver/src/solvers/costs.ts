import { type GraphGrid, MazeError, newFloats, shown } from '@meikyuu/grid'

/** What it costs to walk through each side, from the cell that the side belongs to. */
export type SideCosts = ArrayLike<number> | ((side: number) => number)

/**
 * The cost of every open side, 1 where none are given.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no list of one number a side and
 * no function, or where an open side's cost is negative or not finite.
 */
export function costsOf(grid: GraphGrid, open: Uint8Array, costs: SideCosts | undefined): Float64Array {
  const checked = newFloats(grid.sides)
  if (costs === undefined) return checked.fill(1)
  if (typeof costs !== 'function' && !(typeof costs === 'object' && costs?.length === grid.sides))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'costs',
      expected: `a function of a side, or ${grid.sides} numbers, one a side`,
      got: typeof costs === 'object' && costs !== null ? `${shown(costs.length)} numbers` : shown(costs),
    })
  for (let side = 0; side < grid.sides; side++) {
    if (open[side] === 0) continue
    const cost: unknown = typeof costs === 'function' ? costs(side) : costs[side]
    if (!Number.isFinite(cost) || (cost as number) < 0)
      throw new MazeError('BAD_ARGUMENT', {
        name: `the cost of side ${side}`,
        expected: 'a finite number that is not negative',
        got: shown(cost),
      })
    checked[side] = cost as number
  }
  return checked
}
