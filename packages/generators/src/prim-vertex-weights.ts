import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { CheapestFree } from './free/cheapest-free.js'
import { MaskedCosts } from './free/masked-costs.js'
import { SortedCosts } from './free/sorted-costs.js'
import type { GeneratorOptions } from './generator-entry.js'
import { growCheapestSquares } from './grow-cheapest-squares.js'
import { LowestSet } from './lowest-set.js'
import { orderByWeight, WEIGHTS } from './order-by-weight.js'

/** The most sides of a cell that are looked at anew each time. */
const FEW_SIDES = 32

/**
 * Prim's algorithm over vertex weights, one of five generators that go by
 * Prim's name: every cell has a random cost, and the cell of least cost that is
 * in the maze and has a free neighbour is joined to its free neighbour of least
 * cost. A cheap cell takes in all its neighbours, so nearly half of the cells
 * become dead ends.
 *
 * Draws: the first cell; then a cost for each cell in order, a whole number
 * below 2^31. Of equal costs the earlier cell's is the less; of several sides
 * between two cells it is the first.
 *
 * Source: Robert Prim, 1957, with costs on cells in place of edges; Jamis Buck,
 * "Mazes for Programmers", 2015.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of what joins the maze (`visit`) and of cells without a free neighbour (`retreat`).
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function primVertexWeights(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  const { cells, rows } = graph
  const order = borrowInts(cells)
  const start = chance.below(cells) | 0
  orderCells(cells, order, chance)
  allOrNothing(passages.open, () => {
    if (rows !== null && recorder === undefined) growCheapestSquares(rows, passages.open, order, start)
    else growAnywhere(graph, passages.open, order, start, recorder)
  })
  giveBackInts(order)
}

/** All cells from the cheapest. */
function orderCells(cells: number, order: Int32Array, rng: Rng): void {
  const costs = borrowInts(cells)
  for (let cell = 0; cell < cells; cell++) costs[cell] = rng.below(WEIGHTS)
  orderByWeight(costs, order, cells)
  giveBackInts(costs)
}

function growAnywhere(
  graph: GraphGrid,
  open: Uint8Array,
  order: Int32Array,
  start: number,
  recorder: Recorder | undefined,
): void {
  const { cells, maxSides } = graph
  const ranks = borrowInts(cells)
  for (let rank = 0; rank < cells; rank++) ranks[order[rank]!] = rank
  const free = maxSides <= FEW_SIDES ? new MaskedCosts(graph, ranks) : new SortedCosts(graph, order)
  const active = new LowestSet(cells)
  growCheapest(graph, open, order, ranks, free, active, start, recorder)
  active.giveBack()
  free.giveBack()
  giveBackInts(ranks)
}

/**
 * The cell of least cost grows; those in `active` are all others that may have
 * a free neighbour. A cell that costs less than the one it grew from is then the
 * cheapest of all, so only where there is none left is the set asked.
 */
function growCheapest(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  order: Int32Array,
  ranks: Int32Array,
  free: CheapestFree,
  active: LowestSet,
  start: number,
  recorder: Recorder | undefined,
): void {
  let cell = start
  let rank = ranks[cell]!
  free.take(cell)
  if (recorder !== undefined) recorder.start(cell)
  for (;;) {
    const side = free.cheapest(cell)
    if (side < 0) {
      if (recorder !== undefined) recorder.retreat(cell)
      rank = active.lowest()
      if (rank < 0) return
      active.flip(rank)
      cell = order[rank]!
      continue
    }
    const next = across[side]!
    const nextRank = ranks[next]!
    open[side] = 1
    open[first[next]! + slot[side]!] = 1
    free.take(next)
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(next)
    }
    if (nextRank < rank) {
      active.flip(rank)
      rank = nextRank
      cell = next
    } else if (free.mayHave(next)) active.flip(nextRank)
    else if (recorder !== undefined) recorder.retreat(next)
  }
}
