import {
  borrowInts,
  checkCell,
  checkedRng,
  checkMaze,
  checkRecorder,
  checkWhole,
  type GraphGrid,
  type Grid,
  giveBackInts,
  graphOf,
  MazeError,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { checkFields } from './check-fields.js'
import { listInner } from './list-inner.js'

/** The options of {@link shiftOrigin}. */
export interface ShiftOriginOptions {
  /** How many steps the origin goes on for, 0 or more. */
  readonly steps: number
  /**
   * The cell that the origin is in.
   * @defaultValue 0
   */
  readonly origin?: number
}

const NO_WAY = -1

/**
 * Walks on from a perfect maze to other ones: every cell points along its way
 * to the origin, the root of the tree. In a step the origin goes over to any
 * neighbour: the cell that it leaves opens that side and points through it, and
 * the cell that it comes to closes the side that it pointed through. At each
 * step the maze is perfect; in the long run every spanning tree is equally
 * likely, whatever the first. (Where two cells share several sides, each side
 * counts as a tree of its own.)
 *
 * The maze has forgotten its beginning when the walk has been in every cell,
 * which takes about as long as `aldousBroder`.
 *
 * Draws: one a step, among all neighbours of the origin, in side order.
 *
 * Source: "CaptainLuma", 2023; the walk is that of Aldous and Broder, which keeps
 * the last way out of each cell in place of the first way in.
 *
 * @param passages A perfect maze, which is changed.
 * @param recorder Is told of each step: `visit` where the origin comes to, `retreat` where it was, a side
 * closed and a side carved (one and the same where it goes back as it came).
 * @returns The cell that the origin is in now: go on from it with another call.
 * @throws MazeError `NOT_PERFECT`, `NO_SUCH_CELL`, `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, the
 * passages as they were.
 *
 * @example
 * ```ts
 * const grid = squareGrid(8, 8)
 * const passages = carveMaze(grid, 'backtracker', new Mulberry32(1))
 * const rng = new Mulberry32(2)
 * const origin = shiftOrigin(grid, passages, rng, { steps: 10 })
 * shiftOrigin(grid, passages, rng, { steps: 1000, origin }) // and on it goes
 * passages.count // => 63
 * ```
 */
export function shiftOrigin(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: ShiftOriginOptions,
  recorder?: Recorder,
): number {
  checkMaze({ grid, passages })
  const graph = graphOf(grid)
  const chance = checkedRng(rng)
  checkFields('options', options, ['steps', 'origin'])
  const { steps, origin = 0 } = options
  checkWhole('options.steps', steps, 0)
  checkCell(grid, origin)
  checkRecorder(grid, recorder, passages.open)
  const ways = borrowInts(graph.cells)
  pointTo(graph, passages, origin, ways)
  const end = shift(graph, ways, origin, steps, chance, recorder)
  openWays(graph, passages.open, ways)
  giveBackInts(ways)
  return end
}

/** Fills in the side of each cell on its way to the origin; throws unless the maze is perfect. */
function pointTo(
  { cells, first, across, slot }: GraphGrid,
  passages: Passages,
  origin: number,
  ways: Int32Array,
): void {
  const { open } = passages
  const queue = borrowInts(cells)
  ways.fill(NO_WAY, 0, cells)
  let length = 1
  queue[0] = origin
  for (let taken = 0; taken < length; taken++) {
    const cell = queue[taken]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0 || side === ways[cell]) continue
      const other = across[side]!
      if (other === origin || ways[other] !== NO_WAY) continue
      ways[other] = first[other]! + slot[side]!
      queue[length++] = other
    }
  }
  giveBackInts(queue)
  const { count } = passages
  if (length < cells || count !== cells - 1)
    throw new MazeError('NOT_PERFECT', { cells, passages: count, reached: length })
}

/** Leaves in `ways` the maze after the last step; returns the origin. */
function shift(
  graph: GraphGrid,
  ways: Int32Array,
  origin: number,
  steps: number,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  const firstInner = borrowInts(graph.cells + 1)
  const inner = borrowInts(graph.sides + 1)
  listInner(graph, firstInner, inner)
  const end =
    recorder === undefined
      ? walkOn(graph, firstInner, inner, ways, origin, steps, rng)
      : walkWatched(graph, firstInner, inner, ways, origin, steps, rng, recorder)
  ways[end] = NO_WAY
  giveBackInts(firstInner)
  giveBackInts(inner)
  return end
}

function walkOn(
  { maxSides, first, across }: GraphGrid,
  firstInner: Int32Array,
  inner: Int32Array,
  ways: Int32Array,
  origin: number,
  steps: number,
  rng: Rng,
): number {
  let cell = origin
  for (let step = 0; step < steps; step++) {
    const from = firstInner[cell]!
    const choices = firstInner[cell + 1]! - from
    // Where all sides are inner ones, the draw need not wait for their number to be read.
    const side =
      choices === maxSides
        ? first[cell]! + (rng.below(maxSides) | 0)
        : inner[from + (rng.below(choices) | 0)]!
    ways[cell] = side
    cell = across[side]!
  }
  return cell
}

/** As {@link walkOn}, a step at a time: where the origin came to still points the way that is closed now. */
function walkWatched(
  graph: GraphGrid,
  firstInner: Int32Array,
  inner: Int32Array,
  ways: Int32Array,
  origin: number,
  steps: number,
  rng: Rng,
  recorder: Recorder,
): number {
  let cell = origin
  recorder.start(cell)
  for (let step = 0; step < steps; step++) {
    const next = walkOn(graph, firstInner, inner, ways, cell, 1, rng)
    recorder.retreat(cell)
    recorder.close(ways[next]!)
    recorder.carve(ways[cell]!)
    recorder.visit(next)
    cell = next
  }
  return cell
}

function openWays({ cells, first, across, slot }: GraphGrid, open: Uint8Array, ways: Int32Array): void {
  open.fill(0)
  for (let cell = 0; cell < cells; cell++) {
    const side = ways[cell]!
    if (side === NO_WAY) continue
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
  }
}
