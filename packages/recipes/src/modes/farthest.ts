/** The first of a list of cells with the greatest distance. */
export function farthest(cells: ArrayLike<number>, distance: ArrayLike<number>): number {
  let far = cells[0]!
  for (let i = 1; i < cells.length; i++) if (distance[cells[i]!]! > distance[far]!) far = cells[i]!
  return far
}
