import { type Grid, graphOf } from '@meikyuu/grid'
import { edgesOf } from './edges-of.js'

/** Sets of more edges than these are too many to try. */
const MOST_EDGES = 20

/**
 * Every spanning tree of a small grid as a number: bit `i` is set where edge `i`
 * of {@link edgesOf} is in the tree. Found by trying every set of edges.
 */
export function everySpanningTree(grid: Grid): number[] {
  const { cells } = grid
  const edges = endsOfEdges(grid)
  if (edges.length > MOST_EDGES) throw new Error(`${edges.length} edges, at most ${MOST_EDGES} can be tried`)
  const trees: number[] = []
  for (let set = 0; set < 2 ** edges.length; set++) if (isTree(cells, edges, set)) trees.push(set)
  return trees
}

function endsOfEdges(grid: Grid): [number, number][] {
  const { cells, first, across } = graphOf(grid)
  const cellOf = (side: number) => {
    let cell = 0
    while (cell < cells - 1 && first[cell + 1]! <= side) cell++
    return cell
  }
  return edgesOf(grid).map((side) => [cellOf(side), across[side]!])
}

/** Whether a set of edges joins two pieces with each of them, and leaves one. */
function isTree(cells: number, edges: readonly [number, number][], set: number): boolean {
  const piece = Array.from({ length: cells }, (_, cell) => cell)
  let pieces = cells
  for (let i = 0; i < edges.length; i++) {
    if (((set >> i) & 1) === 0) continue
    const [a, b] = edges[i]!
    const [from, to] = [piece[a]!, piece[b]!]
    if (from === to) return false
    for (let cell = 0; cell < cells; cell++) if (piece[cell] === from) piece[cell] = to
    pieces--
  }
  return pieces === 1
}
