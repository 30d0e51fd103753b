import {
  borrowInts,
  checkedRng,
  checkWhole,
  type GraphGrid,
  type Grid,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
  shuffle,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import { checkFields } from './check-fields.js'
import { allFree } from './free/all-free.js'
import type { FreeSides } from './free/free-sides.js'
import { hang, pieceOf } from './pieces.js'

/** How many seeds {@link parallelBacktracker} has unless told: fewer where the grid has fewer cells. */
export const PARALLEL_SEEDS = 4

/** The options of {@link parallelBacktracker}. */
export interface ParallelBacktrackerOptions {
  /**
   * How many backtrackers grow at once, from 1 to the number of cells.
   * @defaultValue 4 (`PARALLEL_SEEDS`), or the number of cells where that is less
   */
  readonly seeds?: number
}

/** The backtrackers and the trees they grow. */
interface Walkers {
  /** The seed of each, then the cell that each is at. */
  readonly at: Int32Array
  /** The top of each one's stack, or NONE. */
  readonly tops: Int32Array
  /** The cell below each cell that is on a stack, or NONE: a cell is on one stack at most. */
  readonly below: Int32Array
  /** Whose tree each cell is of. */
  readonly owners: Int32Array
}

const NONE = -1

/**
 * Several backtrackers at once, which take turns and share the cells among
 * them; at the end their trees are joined by Kruskal's algorithm. Winding like
 * one backtracker, with a wall around what each has carved, and few ways
 * through it.
 *
 * Draws: a seed each, among the cells that are not one yet (these stand in
 * cell order, and the last takes the place of one drawn). Then, turn by turn in
 * the order of the seeds, one for each passage carved: a turn goes back as far
 * as it must, carves one passage, and falls out for good where there is none to
 * carve. At last a shuffle of the edges between different trees, which stand in
 * the order of their lower cells and of those cells' sides.
 *
 * @param passages All closed; the maze is carved into them.
 * @param recorder Is told of cells entered (`visit`), and of sides carved and, at the end, weighed and joined.
 * @throws MazeError `BAD_ARGUMENT`, before any draw, also for more seeds than cells; `RECORDER_FULL`, all
 * closed again.
 */
export function parallelBacktracker(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: ParallelBacktrackerOptions = {},
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  checkFields('options', options, ['seeds'])
  const { seeds = Math.min(PARALLEL_SEEDS, graph.cells) } = options
  checkWhole('options.seeds', seeds, 1, graph.cells)
  allOrNothing(passages.open, () => carveApart(graph, passages.open, seeds, chance, recorder))
}

function carveApart(
  graph: GraphGrid,
  open: Uint8Array,
  seeds: number,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const { cells } = graph
  const free = allFree(graph)
  const walkers: Walkers = {
    at: borrowInts(seeds),
    tops: borrowInts(seeds).fill(NONE, 0, seeds),
    below: borrowInts(cells),
    owners: borrowInts(cells),
  }
  drawSeeds(cells, seeds, walkers.at, walkers.below, rng)
  for (let i = 0; i < seeds; i++) {
    free.take(walkers.at[i]!)
    walkers.owners[walkers.at[i]!] = i
    if (recorder !== undefined) recorder.start(walkers.at[i]!)
  }
  takeTurns(graph, open, free, seeds, walkers, rng, recorder)
  joinTrees(graph, open, seeds, walkers.owners, rng, recorder)
  for (const array of [walkers.at, walkers.tops, walkers.below, walkers.owners]) giveBackInts(array)
  free.giveBack()
}

/** Different cells into `at`; `list` is used up. */
function drawSeeds(cells: number, seeds: number, at: Int32Array, list: Int32Array, rng: Rng): void {
  for (let cell = 0; cell < cells; cell++) list[cell] = cell
  for (let i = 0; i < seeds; i++) {
    const place = rng.below(cells - i) | 0
    at[i] = list[place]!
    list[place] = list[cells - i - 1]!
  }
}

/** `turns` lists who still carves, in the order of the seeds. */
function takeTurns(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  free: FreeSides,
  seeds: number,
  { at, tops, below, owners }: Walkers,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const turns = borrowInts(seeds)
  for (let i = 0; i < seeds; i++) turns[i] = i
  for (let walking = seeds; walking > 0; ) {
    let staying = 0
    for (let turn = 0; turn < walking; turn++) {
      const walker = turns[turn]!
      let cell = at[walker]!
      let choices = free.count(cell)
      while (choices === 0 && tops[walker] !== NONE) {
        if (recorder !== undefined) recorder.retreat(cell)
        cell = tops[walker]!
        tops[walker] = below[cell]!
        choices = free.count(cell)
      }
      if (choices === 0) {
        if (recorder !== undefined) recorder.retreat(cell)
        continue
      }
      turns[staying++] = walker
      const side = free.pick(cell, rng.below(choices) | 0)
      const next = across[side]!
      open[side] = 1
      open[first[next]! + slot[side]!] = 1
      free.take(next)
      owners[next] = walker
      below[cell] = tops[walker]!
      tops[walker] = cell
      at[walker] = next
      if (recorder !== undefined) {
        recorder.carve(side)
        recorder.visit(next)
      }
    }
    walking = staying
  }
  giveBackInts(turns)
}

/** Kruskal's over the edges between trees; a tree is an item, by the number of its seed. */
function joinTrees(
  graph: GraphGrid,
  open: Uint8Array,
  seeds: number,
  owners: Int32Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  const { first, across, slot } = graph
  const edges = borrowInts((graph.sides >> 1) + 1)
  const pieces = borrowInts(seeds).fill(-1, 0, seeds)
  const length = listBetween(graph, owners, edges)
  shuffle(edges, rng, length)
  let left = seeds - 1
  for (let i = 0; i < length && left > 0; i++) {
    const side = edges[i]!
    const twin = first[across[side]!]! + slot[side]!
    const a = pieceOf(pieces, owners[across[side]!]!)
    const b = pieceOf(pieces, owners[across[twin]!]!)
    if (recorder !== undefined) recorder.weigh(side)
    if (a === b) continue
    hang(pieces, a, b)
    open[side] = 1
    open[twin] = 1
    if (recorder !== undefined) recorder.join(side)
    left--
  }
  giveBackInts(edges)
  giveBackInts(pieces)
}

/** Fills in each edge between different trees as the side of its lower cell; returns how many there are. */
function listBetween({ cells, first, across }: GraphGrid, owners: Int32Array, edges: Int32Array): number {
  let length = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (other > cell && owners[other] !== owners[cell]) edges[length++] = side
    }
  }
  return length
}
