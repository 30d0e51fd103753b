import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  graphOf,
  OUTSIDE,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from '../all-or-nothing.js'
import { checkBoard } from '../check-board.js'
import { checkFields } from '../check-fields.js'
import { checkWord } from '../check-word.js'
import { checkFits } from '../fits.js'
import type { LatticeKernel } from '../lattice/carved-on-lattice.js'
import { carvedOnSquares } from '../lattice/carved-on-squares.js'
import { divideLattice } from '../lattice/division-lattice.js'
import { DIVISION_CUTS, type DivisionCut } from './division-cut.js'

/** The options of {@link division}. */
export interface DivisionOptions {
  /**
   * How the cut of a room is chosen.
   * @defaultValue 'longest'
   */
  readonly cut?: DivisionCut
}

/** Slots of a square cell's sides. */
const EAST = 1
const SOUTH = 2

/** Numbers a room takes on the stack: its column, row, width and height. */
const ROOM = 4

/**
 * Recursive division: the whole grid is one room; a wall with one gap cuts it
 * in two, and each of these is cut in turn, until a room is one cell wide. Long
 * straight walls, and doors between the rooms that all ways must take.
 *
 * The wall stands upright where the room is wider than high, lies level where
 * it is higher than wide, either way by a coin where it is neither
 * (`longest`); or stands upright with the chance width / (width + height)
 * (`proportional`). Any place for the wall is as likely as another, and any
 * place for its gap.
 *
 * Draws, a room of more than one column and row: one for the way of the cut,
 * below 1/2 (or below the chance) for upright, which `longest` draws for square
 * rooms only; one for the wall's place, from the west or north; one for the
 * gap's, from the north or west. Then the room to the west or north of the wall
 * with all that comes of it, then the other.
 *
 * @param grid A whole square grid, one whose `rows` are not null.
 * @param passages All closed; the maze is carved into them.
 * @param recorder Is told of all sides opened (`carve`), then of each that a wall closes (`close`).
 * @throws MazeError `DOES_NOT_FIT` for any other grid, `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`,
 * all closed again.
 *
 * @example
 * ```ts
 * const grid = squareGrid(30, 20)
 * const passages = new Passages(grid)
 * division(grid, passages, new Mulberry32(7), { cut: 'proportional' })
 * passages.count // => 599
 * ```
 */
export function division(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: DivisionOptions = {},
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  checkFits({ needs: ['rows'] }, grid, 'division')
  checkFields('options', options, ['cut'])
  const { cut = 'longest' } = options
  checkWord('cut', cut, DIVISION_CUTS)
  const carveLattice: LatticeKernel = (lattice, bytes, stream) => divideLattice(lattice, bytes, stream, cut)
  if (carvedOnSquares(grid, passages, chance, recorder, carveLattice)) return
  const graph = graphOf(grid)
  const { width, height } = graph.rows!
  // A cut takes from the width or the height, so no more rooms than these wait at once.
  const rooms = borrowInts((width + height) * ROOM)
  const { open } = passages
  allOrNothing(open, () => {
    openAll(graph, open)
    if (recorder !== undefined) tellOpened(graph, recorder)
    divide(graph, width, height, open, rooms, cut === 'proportional', chance, recorder)
  })
  giveBackInts(rooms)
}

function openAll({ sides, across }: GraphGrid, open: Uint8Array): void {
  for (let side = 0; side < sides; side++) if (across[side] !== OUTSIDE) open[side] = 1
}

/** Each side once, from its lower cell. What lies outside is below every cell. */
function tellOpened({ cells, first, across }: GraphGrid, recorder: Recorder): void {
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) if (across[side]! > cell) recorder.carve(side)
  }
}

function divide(
  graph: GraphGrid,
  width: number,
  height: number,
  open: Uint8Array,
  rooms: Int32Array,
  proportional: boolean,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  let top = put(rooms, 0, 0, 0, width, height)
  while (top > 0) {
    top -= ROOM
    const x = rooms[top]!
    const y = rooms[top + 1]!
    const w = rooms[top + 2]!
    const h = rooms[top + 3]!
    if (w === 1 || h === 1) continue
    if (isUpright(w, h, proportional, rng)) {
      const wall = rng.below(w - 1) | 0
      const gap = rng.below(h) | 0
      const cell = y * width + x + wall
      build(graph, open, cell, width, h, EAST, gap)
      if (recorder !== undefined) tellWall(graph, cell, width, h, EAST, gap, recorder)
      top = put(rooms, top, x + wall + 1, y, w - wall - 1, h)
      top = put(rooms, top, x, y, wall + 1, h)
    } else {
      const wall = rng.below(h - 1) | 0
      const gap = rng.below(w) | 0
      const cell = (y + wall) * width + x
      build(graph, open, cell, 1, w, SOUTH, gap)
      if (recorder !== undefined) tellWall(graph, cell, 1, w, SOUTH, gap, recorder)
      top = put(rooms, top, x, y + wall + 1, w, h - wall - 1)
      top = put(rooms, top, x, y, w, wall + 1)
    }
  }
}

function isUpright(w: number, h: number, proportional: boolean, rng: Rng): boolean {
  if (proportional) return rng.next() * (w + h) < w
  return w === h ? rng.next() < 0.5 : w > h
}

/** Puts a room on the stack; returns where the stack then ends. */
function put(rooms: Int32Array, top: number, x: number, y: number, w: number, h: number): number {
  rooms[top] = x
  rooms[top + 1] = y
  rooms[top + 2] = w
  rooms[top + 3] = h
  return top + ROOM
}

/** Closes the side at `place` of `length` cells, from `cell` on by `step`, but for the one at `gap`. */
function build(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  cell: number,
  step: number,
  length: number,
  place: number,
  gap: number,
): void {
  for (let i = 0; i < length; i++) {
    if (i === gap) continue
    const side = first[cell + i * step]! + place
    open[side] = 0
    open[first[across[side]!]! + slot[side]!] = 0
  }
}

/** Tells what {@link build} does: apart from it, so that nothing of it stands in a loop that nobody watches. */
function tellWall(
  { first }: GraphGrid,
  cell: number,
  step: number,
  length: number,
  place: number,
  gap: number,
  recorder: Recorder,
): void {
  for (let i = 0; i < length; i++) if (i !== gap) recorder.close(first[cell + i * step]! + place)
}
