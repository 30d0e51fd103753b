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
import type { GeneratorOptions } from './generator-entry.js'
import { growLightest } from './grow-lightest.js'
import { lightestTree } from './lightest-tree.js'
import { WEIGHTS } from './order-by-weight.js'

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
 * Who watches sees it grow so. Where nobody does, the same tree is put together
 * piece by piece, which is several times as fast on big grids.
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
  const start = chance.below(graph.cells) | 0
  const length = countEdges(graph)
  const weights = borrowInts(length + 1)
  for (let edge = 0; edge < length; edge++) weights[edge] = chance.below(WEIGHTS)
  allOrNothing(passages.open, () => {
    if (recorder === undefined) lightestTree(graph, passages.open, weights, length)
    else growLightest(graph, passages.open, weights, length, start, recorder)
  })
  giveBackInts(weights)
}

function countEdges({ sides, across }: GraphGrid): number {
  let inner = 0
  // 1 where a side leads to a cell, 0 where it leads outside.
  for (let side = 0; side < sides; side++) inner += ~across[side]! >>> 31
  return inner >> 1
}
