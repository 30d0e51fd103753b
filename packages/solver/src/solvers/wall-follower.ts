import type { MazeWithEnds, ReadonlyInts, Recorder } from '@meikyuu/grid'
import { beginSolving, type Task } from './begin-solving.js'
import { endWalk } from './end-walk.js'
import type { NoRouteReason, Solved } from './solved.js'
import { Trail } from './trail.js'
import { checkHand, type Hand, turnTable } from './turn-tables.js'
import { wayIn } from './way-in.js'

/** Options of {@link wallFollower}. */
export interface WallFollowerOptions {
  /**
   * The hand that stays on the wall.
   * @defaultValue 'left'
   */
  readonly hand?: Hand
}

/**
 * Follows the wall with one hand: at each cell it takes, from the side it came
 * in by, the first open one clockwise (left hand) or anticlockwise (right), and
 * turns back where there is no other. It comes in by the entrance; where there is none,
 * as if by the start's first closed side clockwise. It stops at the goal.
 *
 * It finds the goal of every perfect maze. Where there are loops it need not: a
 * wall that touches no other is walked round and round. As soon as it is about
 * to leave a cell by the side by which it left the start, having come in as
 * then, it gives up with the reason `came-back`: it cannot tell whether there is a way.
 *
 * Sides go round as `clockwiseSides` says. In an own graph that is the order
 * given: any order leads through all of a perfect maze; but unless it is the
 * clockwise order of a drawing on the plane, and wherever cells overlap, there is no wall that the hand
 * stays on, and where there are loops the walk is an arbitrary one.
 *
 * The route is the walk with its loops cut off. Records the start, a visit for each cell
 * that comes onto the trail, a retreat for each that is cut off, and the route.
 * At most two steps a passage.
 *
 * @throws MazeError `BAD_ARGUMENT` for another hand, or an entrance that is no side of the start; else as `breadthFirst`.
 */
export function wallFollower(maze: MazeWithEnds, options?: WallFollowerOptions, recorder?: Recorder): Solved {
  const task = beginSolving(maze, options, recorder, 'a wall follower')
  const { hand = 'left' } = options ?? {}
  checkHand(hand)
  const from = wayIn(maze)
  const trail = new Trail(task.grid.cells, task.start)
  if (recorder !== undefined) recorder.start(task.start)
  const reason = follow(task, turnTable(task.grid, hand), from, trail, recorder)
  return endWalk(trail, reason, recorder)
}

/**
 * Each way of coming in leads to one way out and no two to the same, so what
 * comes again first is the beginning.
 */
function follow(
  { grid, open, start, goal }: Task,
  next: ReadonlyInts,
  from: number,
  trail: Trail,
  recorder: Recorder | undefined,
): NoRouteReason | null {
  const { first, across, slot } = grid
  let cell = start
  let side = firstOpen(open, next, from)
  if (cell !== goal && side < 0) return 'no-way'
  const begun = side
  while (cell !== goal) {
    cell = across[side]!
    trail.walk(cell, recorder)
    if (cell === goal) return null
    side = firstOpen(open, next, first[cell]! + slot[side]!)
    if (side === begun) return 'came-back'
  }
  return null
}

/** The first open side after `from`, `from` itself the last; -1 where none is. */
export function firstOpen(open: Uint8Array, next: ReadonlyInts, from: number): number {
  let side = next[from]!
  while (open[side] === 0 && side !== from) side = next[side]!
  return open[side] === 0 ? -1 : side
}
