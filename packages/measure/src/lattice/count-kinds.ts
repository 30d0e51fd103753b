import type { LatticeMaze } from '@meikyuu/solver'

/** How many kinds of cells there are, by their open sides. */
const KINDS = 16

/**
 * How many positions have which sides open: place `k` counts those whose open sides
 * are the bits of `k`. Place 0 has padding too. Null where a side is open from one cell only.
 */
export function countKinds({ grid, bytes }: LatticeMaze): Int32Array | null {
  const kinds = new Int32Array(KINDS)
  const end = (grid.height + 1) * grid.stride
  return countInto(bytes, grid.stride | 0, end | 0, kinds) === 0 ? kinds : null
}

/** Counts all positions but the last row of padding. Returns 0 where both ends of each side say the same. */
function countInto(bytes: Uint8Array, stride: number, end: number, kinds: Int32Array): number {
  let faults = 0
  let byte = 0
  for (let position = 0; position < end; position++) {
    const east = bytes[position + 1]!
    faults |= ((byte >> 1) ^ (east >> 3)) & 1
    faults |= ((byte >> 2) ^ bytes[position + stride]!) & 1
    const kind = byte & 15
    kinds[kind] = kinds[kind]! + 1
    byte = east
  }
  return faults
}

/** How many positions have how many sides open, from 0 to 4. */
export function countDegrees(kinds: Int32Array): readonly number[] {
  const degrees = [0, 0, 0, 0, 0]
  kinds.forEach((count, kind) => {
    degrees[(kind & 1) + ((kind >> 1) & 1) + ((kind >> 2) & 1) + (kind >> 3)]! += count
  })
  return degrees
}
