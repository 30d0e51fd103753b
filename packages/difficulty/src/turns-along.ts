import type { Points } from '@meikyuu/grid'
import { bendAt } from './bend-degrees.js'
import { BEND_DEGREES } from './difficulty-constants.js'

// The sine and cosine of BEND_DEGREES, and how near to it an angle must come before it is worth
// working out: far above what rounding can do to a sine, far below any angle between cells.
const SINE = 0.42261826174069944
const COSINE = 0.9063077870366499
const DOUBT = 1e-9

/**
 * How many of the first `length` cells of a way, but its ends, bend by more
 * than {@link BEND_DEGREES}. As {@link bendDegrees} has it, but without an angle
 * wherever products of the steps alone can tell, which is nearly always.
 */
export function turnsAlong(points: Points, way: Int32Array, length: number): number {
  return points.axes === 2 ? turnsOnPlane(points, way, length) : turnsInSpace(points, way, length)
}

function turnsOnPlane(points: Points, way: Int32Array, length: number): number {
  const { data } = points
  const last = (length - 1) | 0
  let turns = 0
  for (let i = 1; i < last; i++) {
    const a = way[i - 1]! << 1
    const b = way[i]! << 1
    const c = way[i + 1]! << 1
    const vx = data[b]! - data[a]!
    const vy = data[b + 1]! - data[a + 1]!
    const wx = data[c]! - data[b]!
    const wy = data[c + 1]! - data[b + 1]!
    const across = Math.abs(vx * wy - vy * wx)
    const along = vx * wx + vy * wy
    // The sine of what the bend has over the limit, times both lengths.
    const over = across * COSINE - along * SINE
    if (Math.abs(over) > DOUBT * (across + Math.abs(along))) turns += over > 0 ? 1 : 0
    else turns += bendAt(points, way[i - 1]!, way[i]!, way[i + 1]!) > BEND_DEGREES ? 1 : 0
  }
  return turns
}

function turnsInSpace(points: Points, way: Int32Array, length: number): number {
  const { data } = points
  const last = (length - 1) | 0
  let turns = 0
  for (let i = 1; i < last; i++) {
    const a = (way[i - 1]! * 3) | 0
    const b = (way[i]! * 3) | 0
    const c = (way[i + 1]! * 3) | 0
    const vx = data[b]! - data[a]!
    const vy = data[b + 1]! - data[a + 1]!
    const vz = data[b + 2]! - data[a + 2]!
    const wx = data[c]! - data[b]!
    const wy = data[c + 1]! - data[b + 1]!
    const wz = data[c + 2]! - data[b + 2]!
    const along = vx * wx + vy * wy + vz * wz
    const lengths = Math.sqrt((vx * vx + vy * vy + vz * vz) * (wx * wx + wy * wy + wz * wz))
    const over = COSINE * lengths - along
    if (Math.abs(over) > DOUBT * lengths) turns += over > 0 ? 1 : 0
    else turns += bendAt(points, way[i - 1]!, way[i]!, way[i + 1]!) > BEND_DEGREES ? 1 : 0
  }
  return turns
}
