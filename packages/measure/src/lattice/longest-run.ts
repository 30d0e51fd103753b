import { borrowInts, giveBackInts } from '@meikyuu/grid'
import type { LatticeMaze } from '@meikyuu/solver'

/** The most passages one after the other in a row or a column. One number a column. */
export function longestRun({ grid, bytes }: LatticeMaze): number {
  const { width, height, stride } = grid
  const runs = borrowInts(width)
  runs.fill(0, 0, width)
  let longest = 0
  for (let row = stride; row <= height * stride; row += stride)
    longest = runsOfRow(bytes, row | 0, width | 0, runs, longest | 0)
  giveBackInts(runs)
  return longest
}

/** Counts on in `runs` the passages straight up from each cell of a row; returns the longest run so far. */
function runsOfRow(bytes: Uint8Array, row: number, width: number, runs: Int32Array, known: number): number {
  let longest = known
  let level = 0
  for (let column = 0; column < width; column++) {
    const byte = bytes[row + column]!
    // By one more where the passage is open, to nothing where it is not.
    level = (level + 1) & -((byte >> 3) & 1)
    const upright = (runs[column]! + 1) & -(byte & 1)
    runs[column] = upright
    if (level > longest) longest = level
    if (upright > longest) longest = upright
  }
  return longest
}
