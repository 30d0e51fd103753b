import {
  borrowBytes,
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackBytes,
  giveBackInts,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkCarving } from './check-carving.js'
import type { GeneratorOptions } from './generator-entry.js'

/** What a cell is, in a byte; the outside is {@link NOWHERE}. */
const FREE = 0
const FRONTIER = 1
const IN_MAZE = 2
const NOWHERE = 3

/**
 * Prim's algorithm over a random frontier cell, one of five generators that go
 * by Prim's name: any free cell beside the maze may come next, and is joined
 * to any of its neighbours in the maze. A cell that the maze goes round is no
 * likelier than another, so this has more dead ends than over edges.
 *
 * Draws: the first cell; then two for each other: its place in the frontier,
 * where the last takes its place, and its side, among those to the maze in side
 * order. Cells enter the frontier in the side order of the cell that came in.
 *
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of what joins the maze, and of cells that come to stand beside it (`scan`).
 * @throws MazeError `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`, all closed again.
 */
export function primFrontierCell(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  const { cells, maxSides } = graph
  // One place more each is written to and not kept.
  const frontier = borrowInts(cells + 1)
  const sides = borrowInts(maxSides + 1)
  // One byte a cell, after one for OUTSIDE.
  const states = borrowBytes(cells + 1).fill(FREE, 0, cells + 1)
  states[0] = NOWHERE
  allOrNothing(passages.open, () =>
    growCells(graph, passages.open, frontier, sides, states, chance, recorder),
  )
  giveBackInts(frontier)
  giveBackInts(sides)
  giveBackBytes(states)
}

/** A cell comes in once and looks at its sides twice, so all of it is linear. */
function growCells(
  { cells, first, across, slot }: GraphGrid,
  open: Uint8Array,
  frontier: Int32Array,
  sides: Int32Array,
  states: Uint8Array,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  let length = 0
  let cell = rng.below(cells) | 0
  if (recorder !== undefined) recorder.start(cell)
  for (;;) {
    const end = first[cell + 1]!
    const known = length
    states[cell + 1] = IN_MAZE
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (states[other + 1] !== FREE) continue
      states[other + 1] = FRONTIER
      frontier[length++] = other
    }
    if (recorder !== undefined) for (let i = known; i < length; i++) recorder.scan(frontier[i]!)
    if (length === 0) return
    const place = rng.below(length) | 0
    cell = frontier[place]!
    frontier[place] = frontier[--length]!
    const side = sides[rng.below(sidesToMaze(cell, first, across, states, sides)) | 0]!
    open[side] = 1
    open[first[across[side]!]! + slot[side]!] = 1
    if (recorder !== undefined) {
      recorder.carve(side)
      recorder.visit(cell)
    }
  }
}

/** Lists the sides of a cell to cells of the maze, in side order; returns how many. */
function sidesToMaze(
  cell: number,
  first: GraphGrid['first'],
  across: GraphGrid['across'],
  states: Uint8Array,
  sides: Int32Array,
): number {
  let length = 0
  const end = first[cell + 1]!
  for (let side = first[cell]!; side < end; side++) {
    // Written in any case and kept if it fits: cheaper than a branch that nobody can foresee.
    sides[length] = side
    length += states[across[side]! + 1] === IN_MAZE ? 1 : 0
  }
  return length
}
