import { type Grid, graphOf, OUTSIDE, type Rng } from '@meikyuu/grid'

/** Picks a side of a border cell that leads outside; one draw, also where there is one only. */
export function doorOf(grid: Grid, cell: number, rng: Rng): number {
  const { first, across } = graphOf(grid)
  const end = first[cell + 1]!
  let doors = 0
  for (let side = first[cell]!; side < end; side++) if (across[side] === OUTSIDE) doors++
  let left = rng.below(doors)
  let side = first[cell]!
  while (across[side] !== OUTSIDE || left-- > 0) side++
  return side
}
