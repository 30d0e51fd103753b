import {
  borrowBytes,
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackBytes,
  giveBackInts,
  OUTSIDE,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'
import { listEdges } from './list-edges.js'
import { LowestSet } from './lowest-set.js'
import { orderByWeight, WEIGHTS } from './order-by-weight.js'

/**
 * Prim's algorithm over uniform edge weights, the true one of five generators
 * that go by Prim's name: every edge has a random weight, and the lightest edge
 * between the maze and a free cell comes next. The maze is the lightest
 * spanning tree, so its mazes are those of {@link kruskal} with the same chances;
 * only the order in which they are carved differs.
 *
 * Draws: the first cell, which decides where it begins and not what comes out;
 * then a weight for each edge, a whole number below 2^31, in the order of the
 * edges' lower cells and of those cells' sides. Of equal weights the earlier
 * edge is the lighter.
 *
 * In place of a heap stand a sort by digits, which turns weights to ranks, and
 * a set of ranks that tells its lowest.
 *
 * Source: Vojtěch Jarník, 1930; Robert Prim, 1957.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of what joins the maze.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function primUniformWeights(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  // One place more is written to and not kept.
  const edges = borrowInts((graph.sides >> 1) + 1)
  const ranks = borrowInts(graph.sides)
  const free = borrowBytes(graph.cells).fill(1, 0, graph.cells)
  const start = chance.below(graph.cells) | 0
  const frontier = new LowestSet(rankEdges(graph, edges, ranks, chance))
  allOrNothing(passages.open, () =>
    growLightest(graph, passages.open, edges, ranks, frontier, free, start, recorder),
  )
  frontier.giveBack()
  giveBackInts(edges)
  giveBackInts(ranks)
  giveBackBytes(free)
}

/** Draws the weights; leaves in `edges` the edges from the lightest, and the rank of each side; returns how many. */
function rankEdges(graph: GraphGrid, edges: Int32Array, ranks: Int32Array, rng: Rng): number {
  const listed = borrowInts((graph.sides >> 1) + 1)
  const length = listEdges(graph, listed)
  const weights = borrowInts(length)
  for (let edge = 0; edge < length; edge++) weights[edge] = rng.below(WEIGHTS)
  orderByWeight(weights, edges, length)
  // The weights are done with: their room is for the rank of each edge.
  for (let rank = 0; rank < length; rank++) weights[edges[rank]!] = rank
  for (let rank = 0; rank < length; rank++) edges[rank] = listed[edges[rank]!]!
  tellSides(graph, listed, weights, length, ranks)
  giveBackInts(listed)
  giveBackInts(weights)
  return length
}

/** From edges to both sides of each, in the order of the grid: far cheaper than by rank. */
function tellSides(
  { first, across, slot }: GraphGrid,
  listed: Int32Array,
  ofEdges: Int32Array,
  length: number,
  ranks: Int32Array,
): void {
  for (let edge = 0; edge < length; edge++) {
    const side = listed[edge]!
    const rank = ofEdges[edge]!
    ranks[side] = rank
    ranks[first[across[side]!]! + slot[side]!] = rank
  }
}

/**
 * An edge is in the frontier while one of its cells is in the maze: it enters
 * with the first and leaves with the second.
 */
function growLightest(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  edges: Int32Array,
  ranks: Int32Array,
  frontier: LowestSet,
  free: Uint8Array,
  start: number,
  recorder: Recorder | undefined,
): void {
  let cell = start
  recorder?.start(cell)
  for (;;) {
    const end = first[cell + 1]!
    free[cell] = 0
    for (let side = first[cell]!; side < end; side++)
      if (across[side] !== OUTSIDE) frontier.flip(ranks[side]!)
    const rank = frontier.lowest()
    if (rank < 0) return
    const side = edges[rank]!
    const higher = across[side]!
    const twin = first[higher]! + slot[side]!
    cell = free[higher] === 1 ? higher : across[twin]!
    open[side] = 1
    open[twin] = 1
    recorder?.carve(side)
    recorder?.visit(cell)
  }
}
