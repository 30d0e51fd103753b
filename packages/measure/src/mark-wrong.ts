import { borrowInts, giveBackInts, graphOf, type ReadonlyInts } from '@meikyuu/grid'
import { distancesInto } from '@meikyuu/solver'
import type { SurveyedMaze } from './surveyed-maze.js'

/** Writes 0 for every cell on some shortest way from start to goal, 1 for every other. */
export function markWrong({ grid, passages, start, goal }: SurveyedMaze, wrong: Int32Array): void {
  const { first, across, cells } = graphOf(grid)
  const distance = borrowInts(cells)
  const queue = borrowInts(cells + 1)
  distancesInto(grid, passages, [goal], distance, queue)
  wrong.fill(1, 0, cells)
  markRight(first, across, passages.open, distance, queue, wrong, start)
  giveBackInts(queue)
  giveBackInts(distance)
}

/** From the start, whatever is a step nearer to the goal lies on a shortest way. */
function markRight(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  distance: Int32Array,
  queue: Int32Array,
  wrong: Int32Array,
  start: number,
): void {
  wrong[start] = 0
  queue[0] = start
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!
    const nearer = (distance[cell]! - 1) | 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (open[side] === 0 || distance[other] !== nearer || wrong[other] === 0) continue
      wrong[other] = 0
      queue[tail++] = other
    }
  }
}
