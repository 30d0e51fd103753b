import { borrowInts, giveBackInts, type MazeBody, type ReadonlyInts } from '@meikyuu/grid'
import { distancesAt, distancesInto, latticeMazeOf } from '@meikyuu/solver'

/**
 * Writes into `found` how far each cell of the border is from a cell, in their order.
 * On a graph without a new array: of what a batch does with a small maze, making those is a good part.
 */
export function distancesOfBorder(
  maze: MazeBody,
  from: number,
  border: ReadonlyInts,
  found: Int32Array,
): void {
  if (latticeMazeOf(maze) !== null) {
    found.set(distancesAt(maze, [from], border))
    return
  }
  const { grid, passages } = maze
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  distancesInto(grid, passages, from, distance, queue)
  lookUp(distance, border, found)
  giveBackInts(queue)
  giveBackInts(distance)
}

/** Writes into `found` the distance of each cell of a list. */
export function lookUp(distance: Int32Array, list: ReadonlyInts, found: Int32Array): void {
  for (let i = 0; i < list.length; i++) found[i] = distance[list[i]!]!
}
