import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  type Grid,
  giveBackBytes,
  giveBackInts,
  OUTSIDE,
  type Passages,
  type Recorder,
  type Rng,
  shuffle,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'
import { type RecordedWalk, recordedWalk } from './recorded-walk.js'

/**
 * Wilson's algorithm: loop-erased random walks, each from a cell outside the
 * tree until it meets the tree. Every spanning tree is equally likely. (Where
 * two cells share several sides, each side counts as a tree of its own.)
 *
 * Draws: the first cell; a shuffle of all cells, one fewer than cells; then one
 * for each step of each walk, from any cell to any of its neighbours. A square
 * grid of 100x100 takes about 7 steps a cell; a long corridor as many steps a
 * cell as it is long.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of each walk (`walk`), its loops cut off (`erase`), and what joins the tree.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function wilson(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, rng, recorder)
  const { cells, sides } = graph
  const firstInner = borrowInts(cells + 1)
  // One place more is written to and not kept.
  const inner = borrowInts(sides + 1)
  const order = borrowInts(cells)
  const left = borrowInts(cells)
  const inTree = borrowBytes(cells)
  listInner(graph, firstInner, inner)
  for (let cell = 0; cell < cells; cell++) order[cell] = cell
  inTree.fill(0, 0, cells)
  const root = rng.below(cells)
  inTree[root] = 1
  shuffle(order, rng, cells)
  const walk = recordedWalk(grid, recorder)
  allOrNothing(passages.open, () =>
    walkAll(graph, passages.open, firstInner, inner, order, left, inTree, root, rng, walk),
  )
  for (const array of [firstInner, inner, order, left]) giveBackInts(array)
  giveBackBytes(inTree)
}

/** The sides that do not lead outside: of cell `c`, `inner[firstInner[c]]` up to, not including, `inner[firstInner[c + 1]]`. */
function listInner({ cells, first, across }: GraphGrid, firstInner: Int32Array, inner: Int32Array): void {
  let length = 0
  firstInner[0] = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      inner[length] = side
      length += across[side] === OUTSIDE ? 0 : 1
    }
    firstInner[cell + 1] = length
  }
}

/** `left` is the side through which a walk last left each cell: following it skips the loops. */
function walkAll(
  { cells, maxSides, first, across, slot }: GraphGrid,
  open: Uint8Array,
  firstInner: Int32Array,
  inner: Int32Array,
  order: Int32Array,
  left: Int32Array,
  inTree: Uint8Array,
  root: number,
  rng: Rng,
  recorder: RecordedWalk | undefined,
): void {
  recorder?.start(root)
  for (let i = 0; i < cells; i++) {
    const start = order[i]!
    for (let cell = start; inTree[cell] === 0; ) {
      recorder?.walk(cell)
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
      recorder?.carve(side)
      recorder?.visit(cell)
      cell = across[side]!
      open[side] = 1
      open[first[cell]! + slot[side]!] = 1
    }
  }
}
