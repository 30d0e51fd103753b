import {
  borrowBytes,
  borrowInts,
  type GraphGrid,
  giveBackBytes,
  giveBackInts,
  type ReadonlyInts,
} from '@meikyuu/grid'

/**
 * The shortest way of lowest cells from a start to the goal, from distances
 * that were counted from the start: at each step the lowest cell that lies on a
 * shortest way. The distances must be known of every cell that does.
 *
 * What looks back from the goal and then on from the start costs a look at each
 * side of the cells on shortest ways, no more.
 */
export function lowestWay(
  grid: GraphGrid,
  open: Uint8Array,
  distance: Int32Array,
  start: number,
  goal: number,
): Int32Array {
  const queue = borrowInts(grid.cells)
  const marked = borrowBytes(grid.cells)
  marked.fill(0, 0, grid.cells)
  queue[0] = goal
  marked[goal] = 1
  markWays(grid.first, grid.across, open, distance, queue, marked, 1)
  const way = new Int32Array(distance[goal]! + 1)
  ascend(grid.first, grid.across, open, distance, marked, start, way)
  giveBackBytes(marked)
  giveBackInts(queue)
  return way
}

/**
 * Marks every cell on a shortest way to the first `count` cells of `queue`,
 * which are marked already. Returns how many are then in the queue, farthest from the
 * start first.
 */
export function markWays(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  marked: Uint8Array,
  count: number,
): number {
  let tail = count
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!
    const nearer = (distance[cell]! - 1) | 0
    if (nearer < 0) continue
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (distance[other] !== nearer || marked[other] !== 0) continue
      marked[other] = 1
      queue[tail++] = other
    }
  }
  return tail
}

/** Fills `way` with the cells from `start` up the distances, the lowest of those marked at each step. */
export function ascend(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  marked: Uint8Array,
  start: number,
  way: Int32Array,
): void {
  let cell = start
  way[0] = cell
  for (let i = 1; i < way.length; i++) {
    let next = 0x7fffffff
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (open[side] === 0) continue
      const other = across[side]!
      if (other < next && marked[other] !== 0 && distance[other] === i) next = other
    }
    cell = next
    way[i] = cell
  }
}
