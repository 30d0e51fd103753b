import { type GraphGrid, OUTSIDE } from './grid.js'
import { borrowInts, giveBackInts } from './scratch.js'

/**
 * Tells apart the pieces of the cells marked -1 in `piece`: turns each mark into
 * the number of its piece, from 1 in the order of their lowest cells, and
 * returns their sizes.
 */
export function findPieces(grid: GraphGrid, piece: Int32Array): number[] {
  const sizes: number[] = []
  const queue = borrowInts(grid.cells)
  for (let cell = 0; cell < grid.cells; cell++)
    if (piece[cell] === -1) {
      const size = floodFrom(cell, sizes.length + 1, grid.first, grid.across, piece, queue)
      sizes.push(size)
    }
  giveBackInts(queue)
  return sizes
}

function floodFrom(
  cell: number,
  number: number,
  first: GraphGrid['first'],
  across: GraphGrid['across'],
  piece: Int32Array,
  queue: Int32Array,
): number {
  let found = 1
  queue[0] = cell
  piece[cell] = number
  for (let taken = 0; taken < found; taken++) {
    const here = queue[taken]!
    const end = first[here + 1]!
    for (let side = first[here]!; side < end; side++) {
      const other = across[side]!
      if (other === OUTSIDE || piece[other] !== -1) continue
      piece[other] = number
      queue[found++] = other
    }
  }
  return found
}
