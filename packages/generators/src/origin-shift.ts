import {
  borrowBytes,
  borrowInts,
  checkedRng,
  checkWhole,
  type GraphGrid,
  type Grid,
  giveBackBytes,
  giveBackInts,
  OUTSIDE,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import { checkFields } from './check-fields.js'
import { shiftOrigin } from './shift-origin.js'

/**
 * How many steps {@link originShift} takes unless told: for each cell 10, and 2
 * more for each binary digit of the number of cells, so 28 a cell at 400 cells and
 * 50 at a million. About as many as it takes to have been in every cell, and
 * enough that mazes cannot be told from those of `wilson` by counting: over the
 * 192 of 3x3 squares, or by dead ends up to 200x200. With 10 a cell alone, mazes of
 * 40x40 lack one dead end in thirty-five.
 */
export function originSteps(cells: number): number {
  return cells * (10 + 2 * (32 - Math.clz32(cells)))
}

/** The options of {@link originShift}. */
export interface OriginShiftOptions {
  /**
   * How many steps the origin goes on for: any whole number, 0 leaves the maze as it begins.
   * @defaultValue `originSteps` of the number of cells
   */
  readonly steps?: number
}

/**
 * Origin shift: a random walk over the perfect mazes of the grid, which goes on
 * for as many steps as you like. It begins with the tree that breadth-first
 * search makes from cell 0 (sides in order) and with its origin there, and then
 * is `shiftOrigin`. Every spanning tree is equally likely in the long run;
 * after few steps the straight ways of the beginning still show.
 *
 * Draws: one a step, as `shiftOrigin`.
 *
 * @param passages All closed; the maze is carved into them.
 * @param recorder Is told of the first tree, then of each step: `visit` where the origin comes to, `retreat`
 * where it was, a side closed and a side carved.
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function originShift(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: OriginShiftOptions = {},
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  checkFields('options', options, ['steps'])
  const { steps = originSteps(graph.cells) } = options
  checkWhole('options.steps', steps, 0)
  allOrNothing(passages.open, () => {
    carveBreadthFirst(graph, passages.open, recorder)
    shiftOrigin(grid, passages, chance, { steps, origin: 0 }, recorder)
  })
}

/** The tree of breadth-first search from cell 0. */
function carveBreadthFirst(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  recorder: Recorder | undefined,
): void {
  const queue = borrowInts(cells)
  const reached = borrowBytes(cells).fill(0, 0, cells)
  let length = 1
  queue[0] = 0
  reached[0] = 1
  if (recorder !== undefined) recorder.start(0)
  for (let taken = 0; taken < length; taken++) {
    const cell = queue[taken]!
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (other === OUTSIDE || reached[other] === 1) continue
      reached[other] = 1
      queue[length++] = other
      open[side] = 1
      open[first[other]! + slot[side]!] = 1
      if (recorder !== undefined) {
        recorder.carve(side)
        recorder.visit(other)
      }
    }
  }
  giveBackInts(queue)
  giveBackBytes(reached)
}
