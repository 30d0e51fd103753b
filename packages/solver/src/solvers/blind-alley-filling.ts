import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  type MazeWithEnds,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { beginSolving, type Task } from './begin-solving.js'
import { type Filled, readOff } from './filled.js'
import { Filling } from './filling.js'

/**
 * Fills every blind alley: all that can be entered through one cell only, and so
 * must be left through the same. What is left is exactly the cells of all ways from start to
 * goal that visit no cell twice; nothing where there is no way. Fills all that
 * cul-de-sac filling does, and any tangle of loops behind one cell besides.
 * The route is a shortest way through what is left, and of the maze: of several,
 * the one with the lowest cell at each step.
 *
 * Records the start, a visit for each cell as the search for cut cells comes to
 * it, a retreat when it leaves it, each cell as it is filled, and the route. About two looks a side.
 *
 * The cells are found by their lowest ways back, after John Hopcroft and Robert Tarjan, "Algorithm 447: efficient
 * algorithms for graph manipulation", 1973. The filler's name is Walter D. Pullen's, "Think Labyrinth".
 *
 * @throws MazeError as `breadthFirst`.
 */
export function blindAlleyFilling(maze: MazeWithEnds, options?: object, recorder?: Recorder): Filled {
  const task = beginSolving(maze, options, recorder, 'blind-alley filling')
  const { grid } = task
  const onWays = borrowBytes(grid.cells)
  onWays.fill(0, 0, grid.cells)
  if (recorder !== undefined) recorder.start(task.start)
  markOnWays(task, onWays, recorder)
  const filling = new Filling(grid, task.open)
  for (let cell = 0; cell < grid.cells; cell++) if (onWays[cell] === 0) fillOut(filling, cell, recorder)
  giveBackBytes(onWays)
  return readOff(task, filling, recorder)
}

function fillOut(filling: Filling, cell: number, recorder: Recorder | undefined): void {
  filling.fill(cell, recorder)
  for (let side = filling.nextOpen(cell); side >= 0; side = filling.nextOpen(cell, side + 1))
    filling.close(side)
}

/**
 * Marks the cells of all ways. A search depth first hangs the maze up by the
 * start. A cell from below which no passage leads higher than to its parent
 * heads a block; others are in the block of their parent. Ways from start to goal run through the
 * blocks that the way down the tree does, and through all cells of these.
 */
function markOnWays(
  { grid, open, start, goal }: Task,
  onWays: Uint8Array,
  recorder: Recorder | undefined,
): void {
  const { cells, first, across } = grid
  const order = borrowInts(cells)
  const number = borrowInts(cells)
  const parent = borrowInts(cells)
  const low = borrowInts(cells)
  number.fill(-1, 0, cells)
  const reached = hang(first, across, open, start, order, number, parent, low, recorder)
  if (number[goal] !== -1) markBlocks(order, reached, number, parent, low, goal, onWays)
  for (const array of [low, parent, number, order]) giveBackInts(array)
}

/** Numbers the cells in the order they are entered, and finds the lowest number that a passage from below each leads to. */
function hang(
  first: ReadonlyInts,
  across: ReadonlyInts,
  open: Uint8Array,
  start: number,
  order: Int32Array,
  number: Int32Array,
  parent: Int32Array,
  low: Int32Array,
  recorder: Recorder | undefined,
): number {
  const next = borrowInts(number.length)
  let reached = 1
  let cell = start
  order[0] = start
  number[start] = 0
  low[start] = 0
  parent[start] = -1
  next[start] = first[start]!
  while (cell >= 0) {
    const side = next[cell]!
    if (side === first[cell + 1]!) {
      const up = parent[cell]!
      if (up >= 0 && low[cell]! < low[up]!) low[up] = low[cell]!
      if (recorder !== undefined) recorder.retreat(cell)
      cell = up
      continue
    }
    next[cell] = side + 1
    if (open[side] === 0) continue
    const other = across[side]!
    if (number[other] !== -1) {
      if (number[other]! < low[cell]!) low[cell] = number[other]!
      continue
    }
    order[reached] = other
    number[other] = reached
    low[other] = reached++
    parent[other] = cell
    next[other] = first[other]!
    cell = other
    if (recorder !== undefined) recorder.visit(other)
  }
  giveBackInts(next)
  return reached
}

/** A block is told by the cell that heads it. */
function markBlocks(
  order: Int32Array,
  reached: number,
  number: Int32Array,
  parent: Int32Array,
  low: Int32Array,
  goal: number,
  onWays: Uint8Array,
): void {
  const block = borrowInts(number.length)
  const wanted = borrowBytes(number.length)
  wanted.fill(0, 0, number.length)
  for (let i = 1; i < reached; i++) {
    const cell = order[i]!
    const up = parent[cell]!
    block[cell] = low[cell]! >= number[up]! ? cell : block[up]!
  }
  onWays[order[0]!] = 1
  for (let cell = goal; parent[cell] !== -1; cell = parent[cell]!) wanted[block[cell]!] = 1
  for (let i = 1; i < reached; i++) if (wanted[block[order[i]!]!] !== 0) onWays[order[i]!] = 1
  giveBackBytes(wanted)
  giveBackInts(block)
}
