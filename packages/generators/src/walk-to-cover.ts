import type { GraphGrid, Recorder, Rng } from '@meikyuu/grid'

/**
 * A random walk from a cell, each step to any neighbour: a cell that it comes
 * to for the first time joins the tree by the side that it came through. It
 * ends when `count` more cells have joined. `inTree` has a byte a cell.
 */
export function walkToCover(
  { maxSides, first, across, slot }: GraphGrid,
  open: Uint8Array,
  firstInner: Int32Array,
  inner: Int32Array,
  inTree: Uint8Array,
  start: number,
  count: number,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  let cell = start
  let left = count
  inTree[cell] = 1
  if (recorder !== undefined) recorder.start(cell)
  while (left > 0) {
    const from = firstInner[cell]!
    const choices = firstInner[cell + 1]! - from
    // Where all sides are inner ones, the draw need not wait for their number to be read.
    const side =
      choices === maxSides
        ? first[cell]! + (rng.below(maxSides) | 0)
        : inner[from + (rng.below(choices) | 0)]!
    cell = across[side]!
    if (inTree[cell] === 1) {
      if (recorder !== undefined) recorder.scan(cell)
      continue
    }
    inTree[cell] = 1
    open[side] = 1
    open[first[cell]! + slot[side]!] = 1
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(cell)
    }
    left--
  }
}
