import type { ReadonlyFloats } from '@meikyuu/grid'

/**
 * A quarter of the distance between two points, free of overflow and underflow:
 * quarters of finite numbers can be subtracted, and squares are taken of numbers
 * that are at most 1.
 */
export function quarterGap(data: ReadonlyFloats, axes: number, a: number, b: number): number {
  const i = a * axes
  const j = b * axes
  const x = Math.abs(data[i]! * 0.25 - data[j]! * 0.25)
  const y = Math.abs(data[i + 1]! * 0.25 - data[j + 1]! * 0.25)
  const z = axes === 3 ? Math.abs(data[i + 2]! * 0.25 - data[j + 2]! * 0.25) : 0
  const most = Math.max(x, y, z)
  if (most === 0) return 0
  const u = x / most
  const v = y / most
  const w = z / most
  return most * Math.sqrt(u * u + v * v + w * w)
}
