import {
  checkedRng,
  type GraphGrid,
  MazeError,
  OUTSIDE,
  Passages,
  type ReadonlyInts,
  type Recorder,
  type Rng,
  rowStarts,
} from '@meikyuu/grid'
import { checkFields } from '../check-fields.js'
import { checkFits } from '../fits.js'
import { checkTreating } from './check-treating.js'
import { countReached } from './count-reached.js'
import { doubledGrid } from './doubled-grid.js'
import type { MazeToTreat, TreatedMaze } from './treated-maze.js'

/**
 * Turns a perfect maze of squares into one path without forks through four times
 * as many cells: each cell becomes two by two, and the path runs along both sides
 * of every passage, as if a wall stood in the middle of each. Round the whole
 * maze that is a ring; it is cut at one place of the border, so that exactly two
 * cells are dead ends: the ends of the path, side by side on the border.
 *
 * Cell (column, row) becomes (2 column, 2 row), the cell to its east, and the
 * two to the south of them. A whole grid becomes a whole one, twice as wide and
 * high; any other is cut as the one given.
 *
 * Draws: one, for the place of the cut among the sides that lead outside, in the
 * order of sides.
 *
 * @param options It takes none.
 * @returns The path on a grid of its own; the maze given is left as it is.
 * @param recorder Is told, on the grid given, of the way along the path: the cell where it begins (`start`), then
 * each passage gone through (`weigh`) and each cell come to (`visit`), until it is there again.
 * @throws MazeError `DOES_NOT_FIT` for cells that are no squares, `NOT_PERFECT`, `TOO_BIG`, `BAD_ARGUMENT`,
 * before any draw; `RECORDER_FULL`.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const rng = new Mulberry32(7)
 * const path = unicursal({ grid, passages: carveMaze(grid, 'prim', rng) }, rng)
 * path.grid.rows // => { width: 60, height: 40 }
 * path.passages.count // => 2399
 * ```
 */
export function unicursal(
  maze: MazeToTreat,
  rng: Rng,
  options: object = {},
  recorder?: Recorder,
): TreatedMaze {
  const graph = checkTreating(maze, recorder)
  const chance = checkedRng(rng)
  checkFields('options', options, [])
  checkFits({ needs: ['squares'] }, graph, 'unicursal')
  checkPerfect(graph, maze.passages)
  const grid = doubledGrid(graph)
  const passages = new Passages(grid)
  const starts = rowStarts(graph)!
  runAlong(graph, maze.passages.open, starts, grid, passages.open)
  const [cell, slot] = placeOfCut(graph, chance)
  passages.close(grid.first[cornerOf(starts, cell, slot)]! + ((slot + 1) & 3))
  if (recorder !== undefined) tellPath(graph, maze.passages.open, cell, slot, recorder)
  return { grid, passages }
}

function checkPerfect(graph: GraphGrid, passages: Passages): void {
  const { cells } = graph
  const { count } = passages
  const reached = countReached(graph, passages.open)
  if (reached < cells || count !== cells - 1)
    throw new MazeError('NOT_PERFECT', { cells, passages: count, reached })
}

/**
 * Corners are counted clockwise from the north-west, so that the side at `slot`
 * lies between corner `slot` and the next. Where it is open, the path goes
 * through it beside both; where it is closed, from the one to the other.
 */
function runAlong(
  { first }: GraphGrid,
  open: Uint8Array,
  starts: ReadonlyInts,
  grid: GraphGrid,
  path: Uint8Array,
): void {
  for (let row = 0; row + 1 < starts.length; row++) {
    const from = starts[row]!
    const to = starts[row + 1]!
    for (let cell = from; cell < to; cell++)
      for (let slot = 0; slot < 4; slot++) {
        const isOpen = open[first[cell]! + slot] === 1
        const one = grid.first[cornerIn(from, to, cell, slot)]!
        const next = grid.first[cornerIn(from, to, cell, (slot + 1) & 3)]!
        path[one + (isOpen ? slot : (slot + 1) & 3)] = 1
        path[next + (isOpen ? slot : (slot + 3) & 3)] = 1
      }
  }
}

/** The corner of a cell in the row of the cells `from` up to `to`: two rows of the path's grid, of twice as many cells. */
function cornerIn(from: number, to: number, cell: number, corner: number): number {
  const above = 4 * from + 2 * (cell - from)
  const east = corner === 1 || corner === 2 ? 1 : 0
  return (corner >= 2 ? above + 2 * (to - from) : above) + east
}

function cornerOf(starts: ReadonlyInts, cell: number, corner: number): number {
  let row = 0
  while (starts[row + 1]! <= cell) row++
  return cornerIn(starts[row]!, starts[row + 1]!, cell, corner)
}

function placeOfCut({ sides, across }: GraphGrid, rng: Rng): readonly [cell: number, slot: number] {
  let outside = 0
  for (let side = 0; side < sides; side++) if (across[side] === OUTSIDE) outside++
  let left = rng.below(outside) | 0
  let side = 0
  while (across[side] !== OUTSIDE || left-- > 0) side++
  return [side >> 2, side & 3]
}

/** Goes round the maze with a hand on its walls, clockwise from the side that was cut at. */
function tellPath(
  { cells, first, across, slot: slots }: GraphGrid,
  open: Uint8Array,
  begin: number,
  outside: number,
  recorder: Recorder,
): void {
  let cell = begin
  let slot = outside
  recorder.start(cell)
  // Each passage is gone through twice.
  for (let steps = 2 * (cells - 1); steps > 0; steps--) {
    do slot = (slot + 1) & 3
    while (open[first[cell]! + slot] === 0)
    const side = first[cell]! + slot
    recorder.weigh(side)
    cell = across[side]!
    slot = slots[side]!
    recorder.visit(cell)
  }
}
