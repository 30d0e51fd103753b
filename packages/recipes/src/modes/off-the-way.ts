import { borrowInts, type GraphGrid, giveBackInts, graphOf, type MazeBody, storeOf } from '@meikyuu/grid'
import { distancesInto } from '@meikyuu/solver'

/**
 * Writes how many passages each cell is off the nearest cell of a way; for a
 * dead end, the complement of that number, which is below 0. One search.
 */
export function tellOff({ grid, passages }: MazeBody, way: ArrayLike<number>, off: Int32Array): void {
  const { cells, first } = graphOf(grid)
  const queue = borrowInts(cells + 1)
  distancesInto(grid, passages, way, off, queue)
  giveBackInts(queue)
  markEnds(cells, first, storeOf(passages), off)
}

function markEnds(cells: number, first: GraphGrid['first'], open: Uint8Array, off: Int32Array): void {
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    let passages = 0
    for (let side = first[cell]!; side < end; side++) passages += open[side]!
    if (passages === 1) off[cell] = ~off[cell]!
  }
}

/**
 * As {@link tellOff}, for the way from where a search began to a cell, in a
 * perfect maze: without another search. False, and nothing told, in another maze.
 *
 * @param order All cells, as the search reached them.
 */
export function tellOffInTree(
  { grid, passages }: MazeBody,
  order: Int32Array,
  goal: number,
  off: Int32Array,
): boolean {
  const { cells, first } = graphOf(grid)
  const parent = borrowInts(cells)
  const isTree = hang(cells, first, storeOf(passages), order, parent)
  if (isTree) measure(cells, order, parent, goal, off)
  giveBackInts(parent)
  return isTree
}

/**
 * In a tree all but one of a cell's passages lead on, and what was reached by
 * them stands in the order as the cells before it do: so counting passages tells
 * who was reached from where. Writes that, the complement of it for a dead end.
 */
function hang(
  cells: number,
  first: GraphGrid['first'],
  open: Uint8Array,
  order: Int32Array,
  parent: Int32Array,
): boolean {
  let tail = 1
  parent[order[0]!] = order[0]!
  for (let head = 0; head < cells; head++) {
    const cell = order[head]!
    const end = first[cell + 1]!
    let passages = 0
    for (let side = first[cell]!; side < end; side++) passages += open[side]!
    const onward = head === 0 ? passages : passages - 1
    // Neither can be where passages are as many as in a tree, and the same from both cells.
    if (tail <= head || tail + onward > cells) return false
    if (passages === 1) parent[cell] = ~parent[cell]!
    for (const last = tail + onward; tail < last; tail++) parent[order[tail]!] = cell
  }
  return tail === cells
}

function measure(cells: number, order: Int32Array, parent: Int32Array, goal: number, off: Int32Array): void {
  const start = order[0]!
  off.fill(-1, 0, cells)
  off[start] = 0
  for (let cell = goal; cell !== start; cell = parent[cell]! ^ (parent[cell]! >> 31)) off[cell] = 0
  for (let i = 1; i < cells; i++) {
    const cell = order[i]!
    const isEnd = parent[cell]! >> 31
    // Of the way's own cells nothing is left, of others all.
    off[cell] = (off[cell]! & (off[parent[cell]! ^ isEnd]! + 1)) ^ isEnd
  }
  off[start] = parent[start]! >> 31
}
