import type { Grid, Passages } from '@meikyuu/grid'
import { edgesOf } from './edges-of.js'
import { everySpanningTree } from './every-spanning-tree.js'

/**
 * How often each spanning tree of a small grid comes up in so many mazes, in
 * the order of {@link everySpanningTree}.
 *
 * @param carve Makes the maze of a seed; seeds are 1 to `mazes`.
 * @throws Error where a maze is no spanning tree.
 */
export function countTrees(grid: Grid, mazes: number, carve: (seed: number) => Passages): number[] {
  const edges = Int32Array.from(edgesOf(grid))
  const counts = new Float64Array(2 ** edges.length)
  for (let seed = 1; seed <= mazes; seed++) counts[bitsOf(edges, carve(seed).open)]! += 1
  const trees = everySpanningTree(grid)
  const counted = trees.map((tree) => counts[tree]!)
  const sum = counted.reduce((all, count) => all + count, 0)
  if (sum !== mazes) throw new Error(`${mazes - sum} mazes are no spanning trees`)
  return counted
}

function bitsOf(edges: Int32Array, open: Uint8Array): number {
  let bits = 0
  for (let i = 0; i < edges.length; i++) bits |= open[edges[i]!]! << i
  return bits
}
