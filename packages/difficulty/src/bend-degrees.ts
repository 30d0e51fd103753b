import { acos, atan2, checkWhole, MazeError, type Points, shown } from '@meikyuu/grid'

const DEGREES_PER_RADIAN = 180 / Math.PI

/**
 * By how many degrees, 0 to 180, the heading changes at point `b`, coming from
 * `a` and going to `c`. On the plane the difference of the two headings, in
 * space the angle between the two steps. A step without length heads along the
 * x axis on the plane; in space it bends nothing.
 *
 * @throws MazeError `BAD_ARGUMENT` where there is no such point.
 */
export function bendDegrees(points: Points, a: number, b: number, c: number): number {
  const axes: unknown = points?.axes
  if ((axes !== 2 && axes !== 3) || typeof points.data?.length !== 'number')
    throw new MazeError('BAD_ARGUMENT', { name: 'points', expected: 'points', got: shown(points) })
  for (const point of [a, b, c]) checkWhole('the number of a point', point, 0, points.data.length / axes - 1)
  return bendAt(points, a, b, c)
}

/** As {@link bendDegrees}, of points that are there. */
export function bendAt({ axes, data }: Points, a: number, b: number, c: number): number {
  const vx = data[b * axes]! - data[a * axes]!
  const vy = data[b * axes + 1]! - data[a * axes + 1]!
  const wx = data[c * axes]! - data[b * axes]!
  const wy = data[c * axes + 1]! - data[b * axes + 1]!
  if (axes === 2) {
    const turn = Math.abs(atan2(wy, wx) - atan2(vy, vx))
    return Math.min(turn, 2 * Math.PI - turn) * DEGREES_PER_RADIAN
  }
  const vz = data[b * 3 + 2]! - data[a * 3 + 2]!
  const wz = data[c * 3 + 2]! - data[b * 3 + 2]!
  const lengths = Math.sqrt(vx * vx + vy * vy + vz * vz) * Math.sqrt(wx * wx + wy * wy + wz * wz)
  if (lengths === 0) return 0
  const cosine = (vx * wx + vy * wy + vz * wz) / lengths
  return acos(Math.max(-1, Math.min(1, cosine))) * DEGREES_PER_RADIAN
}
