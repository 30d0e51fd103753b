/** The first place of a list of distances with the greatest one. */
export function farthest(distances: Int32Array, count: number): number {
  let far = 0
  for (let i = 1; i < count; i++) if (distances[i]! > distances[far]!) far = i
  return far
}
