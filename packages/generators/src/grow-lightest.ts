import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  OUTSIDE,
  type Recorder,
} from '@meikyuu/grid'
import { listEdges } from './list-edges.js'
import { LowestSet } from './lowest-set.js'
import { orderByWeight } from './order-by-weight.js'

/**
 * Opens the lightest spanning tree of a grid as Prim's algorithm does, cell by
 * cell from `start`: the lightest edge between the maze and a free cell comes
 * next. What comes out is what `lightestTree` opens, far sooner; this is for who
 * watches. In place of a heap stand a sort by digits, which turns weights to
 * ranks, and a set of ranks that tells its lowest.
 *
 * @param weights A weight for each edge in the order of `listEdges`, from 0 up to, not including, 2^31; of equal ones the earlier edge is the
 * lighter; used up.
 */
export function growLightest(
  graph: GraphGrid,
  open: Uint8Array,
  weights: Int32Array,
  length: number,
  start: number,
  recorder: Recorder,
): void {
  // One place more is written to and not kept.
  const listed = borrowInts(length + 1)
  const edges = borrowInts(length)
  const ranks = borrowInts(graph.sides)
  const free = borrowBytes(graph.cells).fill(1, 0, graph.cells)
  listEdges(graph, listed)
  orderByWeight(weights, edges, length)
  // The weights are done with: their room is for the rank of each edge.
  for (let rank = 0; rank < length; rank++) weights[edges[rank]!] = rank
  for (let rank = 0; rank < length; rank++) edges[rank] = listed[edges[rank]!]!
  tellSides(graph, listed, weights, length, ranks)
  const frontier = new LowestSet(length)
  growFrom(graph, open, edges, ranks, frontier, free, start, recorder)
  frontier.giveBack()
  giveBackInts(listed)
  giveBackInts(edges)
  giveBackInts(ranks)
  giveBackBytes(free)
}

/** From edges to both sides of each. */
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
function growFrom(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  edges: Int32Array,
  ranks: Int32Array,
  frontier: LowestSet,
  free: Uint8Array,
  start: number,
  recorder: Recorder,
): void {
  let cell = start
  recorder.start(cell)
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
    recorder.carve(side)
    recorder.visit(cell)
  }
}
