import { cellAcross, firstSide, type Grid, OUTSIDE, type Rng, sideCount } from '@meikyuu/grid'

/** Picks a side of a border cell that leads outside; one draw, also where there is one only. */
export function doorOf(grid: Grid, cell: number, rng: Rng): number {
  const first = firstSide(grid, cell)
  const end = first + sideCount(grid, cell)
  let doors = 0
  for (let side = first; side < end; side++) if (cellAcross(grid, side) === OUTSIDE) doors++
  let left = rng.below(doors)
  let side = first
  while (cellAcross(grid, side) !== OUTSIDE || left-- > 0) side++
  return side
}
