import {
  borrowInts,
  checkedRng,
  checkWhole,
  giveBackInts,
  type MazeWithEnds,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { beginSolving, type Task } from './begin-solving.js'
import { endWalk } from './end-walk.js'
import type { NoRouteReason, Solved } from './solved.js'
import { Trail } from './trail.js'

/** The steps a cell that a mouse may walk unless told otherwise. */
export const MOUSE_STEPS_A_CELL = 100

/** Options of {@link randomMouse}. */
export interface RandomMouseOptions {
  /** Chooses among the ways on. */
  readonly rng: Rng
  /**
   * The most steps it may walk.
   * @defaultValue 100 for each cell of the grid, `MOUSE_STEPS_A_CELL`
   */
  readonly steps?: number
}

/**
 * A mouse that remembers nothing: on by chance, and back only where there is no
 * other way. It gives up with the reason `out-of-steps`. Given time enough it
 * finds every goal that can be reached; that time is short in no maze, and can
 * grow with the square of the cells.
 *
 * At each cell its open sides but the one it came by are listed in side order,
 * and one is picked: one draw where there are two or more, none where there is one or it must turn back.
 *
 * The route is the walk with its loops cut off. Records the start, a visit for each cell that
 * comes onto the trail, a retreat for each that is cut off, and the route.
 * One look at each side of a cell a step.
 *
 * @throws MazeError `BAD_ARGUMENT` without an `rng`, or for steps that are not a whole number of at least 0; else as `breadthFirst`.
 */
export function randomMouse(maze: MazeWithEnds, options: RandomMouseOptions, recorder?: Recorder): Solved {
  const task = beginSolving(maze, options, recorder, 'a random mouse')
  const rng = checkedRng(options?.rng)
  const { steps: most = task.grid.cells * MOUSE_STEPS_A_CELL } = options ?? {}
  checkWhole('steps', most, 0)
  const trail = new Trail(task.grid.cells, task.start)
  const choice = borrowInts(task.grid.maxSides)
  if (recorder !== undefined) recorder.start(task.start)
  const reason = wander(task, choice, most, rng, trail, recorder)
  giveBackInts(choice)
  return endWalk(trail, reason, recorder)
}

function wander(
  { grid, open, start, goal }: Task,
  choice: Int32Array,
  most: number,
  rng: Rng,
  trail: Trail,
  recorder: Recorder | undefined,
): NoRouteReason | null {
  const { first, across, slot } = grid
  let cell = start
  let back = -1
  while (cell !== goal) {
    let count = 0
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++)
      if (open[side] !== 0 && side !== back) choice[count++] = side
    if (count === 0 && back < 0) return 'no-way'
    if (trail.steps === most) return 'out-of-steps'
    const side = count === 0 ? back : choice[count === 1 ? 0 : rng.below(count)]!
    cell = across[side]!
    back = first[cell]! + slot[side]!
    trail.walk(cell, recorder)
  }
  return null
}
