import { borrowBytes, borrowInts, type GraphGrid, giveBackBytes, giveBackInts } from '@meikyuu/grid'

/** How many cells can be reached from cell 0, itself included. */
export function countReached(graph: GraphGrid, open: Uint8Array): number {
  const queue = borrowInts(graph.cells)
  const seen = borrowBytes(graph.cells).fill(0, 0, graph.cells)
  const reached = flood(graph, open, queue, seen)
  giveBackBytes(seen)
  giveBackInts(queue)
  return reached
}

function flood({ first, across }: GraphGrid, open: Uint8Array, queue: Int32Array, seen: Uint8Array): number {
  queue[0] = 0
  seen[0] = 1
  let reached = 1
  for (let taken = 0; taken < reached; taken++) {
    const cell = queue[taken]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (open[side] === 0 || seen[other] !== 0) continue
      seen[other] = 1
      queue[reached++] = other
    }
  }
  return reached
}
