import { type GraphGrid, graphOf, OUTSIDE, Passages, Xoshiro128 } from '@meikyuu/grid'

/** More sides than any grid here has: what a weight is multiplied by to leave room for its side. */
const SIDES = 2 ** 20

/**
 * The spanning tree of least weight of random weights, in the plainest way and
 * from another stream than recipes have: sides sorted by weight, pieces told
 * apart by a label on each cell.
 */
export function plainLeastTree(grid: GraphGrid, seed: number): Passages {
  const { cells, first, across } = graphOf(grid)
  const rng = new Xoshiro128(seed)
  const passages = new Passages(grid)
  const cellOf = new Int32Array(first[cells]!)
  const weighed: number[] = []
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      cellOf[side] = cell
      if (across[side] !== OUTSIDE && across[side]! > cell) weighed.push(rng.below(2 ** 32) * SIDES + side)
    }
  const pieces = Array.from({ length: cells }, (_, cell) => [cell])
  for (const weight of Float64Array.from(weighed).sort()) {
    const side = weight % SIDES
    const [a, b] = [pieces[cellOf[side]!]!, pieces[across[side]!]!]
    if (a === b) continue
    const [small, big] = a.length < b.length ? [a, b] : [b, a]
    for (const cell of small) pieces[cell] = big
    big.push(...small)
    passages.carve(side)
  }
  return passages
}
