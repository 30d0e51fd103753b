import { borrowInts, giveBackInts } from '@meikyuu/grid'
import { cellsAtPositions } from './cells-at-positions.js'
import { doubled } from './doubled.js'
import type { LatticeMaze } from './lattice-maze.js'
import { stepsAcross } from './tour.js'

/** Where the side lies by which a cell is left: bits 4 and 5. */
export const LEFT_BY = 4

/** The cells from one position to another, both included, to which the sides in bits 4 and 5 lead. */
export function ledWay(maze: LatticeMaze, from: number, to: number): Int32Array {
  const across = stepsAcross(maze)
  let list = borrowInts(1024)
  list[0] = from
  let count = 1
  for (;;) {
    count = follow(maze.bytes, across, to | 0, list, count)
    if (list[count - 1] === to) break
    list = doubled(list)
  }
  cellsAtPositions(maze.grid, list, count)
  const way = list.slice(0, count)
  giveBackInts(list)
  return way
}

/** Goes on with a list of positions, `had` of them, until it is there or the list is full. Returns how many there are. */
function follow(bytes: Uint8Array, across: Int32Array, to: number, list: Int32Array, had: number): number {
  let count = had | 0
  let position = list[count - 1]!
  while (position !== to && count < list.length) {
    position = (position + across[(bytes[position]! >> LEFT_BY) & 3]!) | 0
    list[count++] = position
  }
  return count
}
