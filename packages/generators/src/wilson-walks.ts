import type { GraphGrid, Recorder, Rng } from '@meikyuu/grid'
import { RecordedWalk } from './recorded-walk.js'

/**
 * Wilson's walks: from each of the first `count` cells of `order`, in that
 * order, to the tree. `left` is the side through which a walk last left each
 * cell: following it skips the loops.
 */
export function wilsonWalks(
  graph: GraphGrid,
  open: Uint8Array,
  firstInner: Int32Array,
  inner: Int32Array,
  order: Int32Array,
  count: number,
  left: Int32Array,
  inTree: Uint8Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const { maxSides, first, across, slot } = graph
  const walk = recorder !== undefined ? new RecordedWalk(graph, recorder) : undefined
  for (let i = 0; i < count; i++) {
    const start = order[i]!
    for (let cell = start; inTree[cell] === 0; ) {
      if (walk !== undefined) walk.walk(cell)
      const from = firstInner[cell]!
      const choices = firstInner[cell + 1]! - from
      // Where all sides are inner ones, the draw need not wait for their number to be read.
      const side =
        choices === maxSides
          ? first[cell]! + (rng.below(maxSides) | 0)
          : inner[from + (rng.below(choices) | 0)]!
      left[cell] = side
      cell = across[side]!
    }
    for (let cell = start; inTree[cell] === 0; ) {
      const side = left[cell]!
      inTree[cell] = 1
      if (walk !== undefined) {
        walk.carve(side)
        walk.visit(cell)
      }
      cell = across[side]!
      open[side] = 1
      open[first[cell]! + slot[side]!] = 1
    }
  }
}
