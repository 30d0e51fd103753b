/** The first place of a list of distances with the greatest one. */
export function farthest(distances: ArrayLike<number>): number {
  let far = 0
  for (let i = 1; i < distances.length; i++) if (distances[i]! > distances[far]!) far = i
  return far
}
