import type { GraphGrid, Recorder, Rng } from '@meikyuu/grid'

/** Where the walk is, and how many cells have still to join. */
const CELL = 0
const LEFT = 1

/** Steps made at once where nobody watches: as many as a small integer counts. */
const STEPS = 2 ** 30

/**
 * A random walk from a cell, each step to any neighbour: a cell that it comes
 * to for the first time joins the tree by the side that it came through. It
 * ends when `count` more cells have joined. `inTree` has a byte a cell.
 */
export function walkToCover(
  graph: GraphGrid,
  open: Uint8Array,
  firstInner: Int32Array,
  inner: Int32Array,
  inTree: Uint8Array,
  start: number,
  count: number,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const walk = Int32Array.of(start, count)
  inTree[start] = 1
  if (recorder !== undefined) {
    walkWatched(graph, open, firstInner, inner, inTree, walk, rng, recorder)
    return
  }
  while (walk[LEFT]! > 0) walkOn(graph, open, firstInner, inner, inTree, walk, STEPS, rng)
}

/** Walks on for so many steps or to the end; returns the side of the last step. */
function walkOn(
  { maxSides, first, across, slot }: GraphGrid,
  open: Uint8Array,
  firstInner: Int32Array,
  inner: Int32Array,
  inTree: Uint8Array,
  walk: Int32Array,
  steps: number,
  rng: Rng,
): number {
  let cell = walk[CELL]!
  let left = walk[LEFT]!
  let side = -1
  for (let step = 0; step < steps && left > 0; step++) {
    const from = firstInner[cell]!
    const choices = firstInner[cell + 1]! - from
    // Where all sides are inner ones, the draw need not wait for their number to be read.
    side =
      choices === maxSides
        ? first[cell]! + (rng.below(maxSides) | 0)
        : inner[from + (rng.below(choices) | 0)]!
    cell = across[side]!
    if (inTree[cell] === 1) continue
    inTree[cell] = 1
    open[side] = 1
    open[first[cell]! + slot[side]!] = 1
    left--
  }
  walk[CELL] = cell
  walk[LEFT] = left
  return side
}

/** A step at a time. */
function walkWatched(
  graph: GraphGrid,
  open: Uint8Array,
  firstInner: Int32Array,
  inner: Int32Array,
  inTree: Uint8Array,
  walk: Int32Array,
  rng: Rng,
  recorder: Recorder,
): void {
  recorder.start(walk[CELL]!)
  while (walk[LEFT]! > 0) {
    const left = walk[LEFT]!
    const side = walkOn(graph, open, firstInner, inner, inTree, walk, 1, rng)
    const cell = walk[CELL]!
    if (walk[LEFT] === left) recorder.scan(cell)
    else {
      recorder.carve(side)
      recorder.visit(cell)
    }
  }
}
