import { newFloats, newInts } from '@meikyuu/grid'

/**
 * Points told apart by this much of a cell's width: far above what rounding
 * does to a corner worked out from two of its cells. Not a round number, so that
 * no usual coordinate lies halfway between two steps.
 */
const STEPS = 8191.3

/** The least size of a table: any power of two. */
const LEAST_TABLE = 64

/** Numbers for points: the same number for the same point. */
export interface Vertices {
  /** The number of a point, a new one where it has none yet. */
  at(x: number, y: number): number
  /** How many points there are. */
  readonly count: number
  /** The points: number `i` is at `xy[2 * i]`, `xy[2 * i + 1]`, as it first came. */
  readonly xy: Float64Array
}

/**
 * A table for at most `most` points.
 *
 * Open addressing over whole steps, at most half full.
 */
export function vertexTable(most: number): Vertices {
  let size = LEAST_TABLE
  while (size < most * 2) size *= 2
  const table = newInts(size).fill(-1)
  const stepsX = newInts(most)
  const stepsY = newInts(most)
  const xy = newFloats(most * 2)
  let count = 0
  return {
    xy,
    get count() {
      return count
    },
    at(x, y) {
      const column = Math.round(x * STEPS) | 0
      const row = Math.round(y * STEPS) | 0
      let place = hashed(column, row) & (size - 1)
      for (let found = table[place]!; found >= 0; found = table[place]!) {
        if (stepsX[found] === column && stepsY[found] === row) return found
        place = (place + 1) & (size - 1)
      }
      table[place] = count
      stepsX[count] = column
      stepsY[count] = row
      xy[count * 2] = x
      xy[count * 2 + 1] = y
      return count++
    },
  }
}

/** Mixes two whole numbers; the multipliers are Knuth's (2^32 over the golden ratio) and one of MurmurHash3's. */
function hashed(column: number, row: number): number {
  const mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}
