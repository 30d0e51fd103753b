import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  graphOf,
  type Passages,
  type Recorder,
  type Rng,
} from '@meikyuu/grid'
import { allOrNothing } from './all-or-nothing.js'
import { checkBoard } from './check-board.js'
import { ELLER_DOWN, ELLER_JOIN } from './eller-chances.js'
import { checkFits } from './fits.js'
import type { GeneratorOptions } from './generator-entry.js'
import type { LatticeKernel } from './lattice/carved-on-lattice.js'
import { carvedOnSquares } from './lattice/carved-on-squares.js'
import { ellerLattice } from './lattice/eller-lattice.js'

/** Slots of a square cell's sides. */
const EAST = 1
const SOUTH = 2

/**
 * Eller's algorithm: row by row, with memory for one row only. Passages lie
 * along the rows more than across them.
 *
 * Draws: in each row but the last, one for each pair of neighbours that are
 * not yet joined, from the left; then, set by set in the order of their first
 * columns, one for the column that must go down and one for each other column.
 * The last row draws nothing.
 *
 * @param grid A whole square grid, one whose `rows` are not null.
 * @param passages All closed; the maze is carved into them.
 * @param _options It takes none.
 * @param recorder Is told of each row's cells as they are come to (`visit`) and done with (`retreat`), of
 * neighbours joined (`join`), and of ways down (`carve`).
 * @throws MazeError `DOES_NOT_FIT` for any other grid, `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`,
 * all closed again.
 */
export function eller(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  _options?: GeneratorOptions,
  recorder?: Recorder,
): void {
  checkBoard(grid, passages, recorder)
  const chance = checkedRng(rng)
  checkFits({ needs: ['rows'] }, grid, 'eller')
  if (carvedOnSquares(grid, passages, chance, recorder, carveLattice)) return
  const graph = graphOf(grid)
  const { width, height } = graph.rows!
  const row: Row = {
    set: borrowInts(width),
    size: borrowInts(width),
    last: borrowInts(width),
    next: borrowInts(width),
  }
  allOrNothing(passages.open, () => carveRows(graph, width, height, passages.open, row, chance, recorder))
  for (const array of [row.set, row.size, row.last, row.next]) giveBackInts(array)
}

const carveLattice: LatticeKernel = (grid, bytes, rng) => ellerLattice(grid, bytes, rng)

/** The columns of one row. */
interface Row {
  /**
   * A forest of union and find: a column's parent, itself at the root. The
   * root is the first column of its set, since the later root is hung on the
   * earlier.
   */
  readonly set: Int32Array
  /** How many columns a set has, at its root; 0 elsewhere. */
  readonly size: Int32Array
  /** The last column of a set, at its root. */
  readonly last: Int32Array
  /** The next column of the same set. */
  readonly next: Int32Array
}

function carveRows(
  graph: GraphGrid,
  width: number,
  height: number,
  open: Uint8Array,
  row: Row,
  rng: Rng,
  recorder: Recorder | undefined,
): void {
  for (let column = 0; column < width; column++) row.set[column] = column
  for (let y = 0; y + 1 < height; y++) {
    const from = y * width
    joinNeighbours(graph, width, from, false, open, row.set, rng)
    if (recorder !== undefined) tellJoins(graph, width, from, open, recorder)
    listSets(width, row)
    goDown(graph, width, from, open, row, rng)
    if (recorder !== undefined) tellWaysDown(graph, width, from, open, row, recorder)
  }
  const last = (height - 1) * width
  joinNeighbours(graph, width, last, true, open, row.set, rng)
  if (recorder !== undefined) tellJoins(graph, width, last, open, recorder)
}

function joinNeighbours(
  { first, across, slot }: GraphGrid,
  width: number,
  from: number,
  all: boolean,
  open: Uint8Array,
  set: Int32Array,
  rng: Rng,
): void {
  let a = 0
  for (let column = 1; column < width; column++) {
    const b = rootOf(set, column)
    if (a === b) continue
    if (all || rng.next() < ELLER_JOIN) {
      const side = first[from + column - 1]! + EAST
      open[side] = 1
      open[first[across[side]!]! + slot[side]!] = 1
      if (a < b) set[b] = a
      else {
        set[a] = b
        a = b
      }
    } else a = b
  }
}

/** Flattens the trees, and links the columns of each set from the left. */
function listSets(width: number, { set, size, last, next }: Row): void {
  for (let column = 0; column < width; column++) {
    // Parents stand to the left and have their roots already.
    const root = set[set[column]!]!
    set[column] = root
    size[column] = 0
    last[column] = column
    size[root]!++
    next[last[root]!] = column
    last[root] = column
  }
}

/** Leaves in `set` the sets of the row below: of those that went down, on the first of them. */
function goDown(
  { first, across, slot }: GraphGrid,
  width: number,
  from: number,
  open: Uint8Array,
  { set, size, next }: Row,
  rng: Rng,
): void {
  for (let root = 0; root < width; root++) {
    const columns = size[root]!
    if (columns === 0) continue
    const must = rng.below(columns) | 0
    let below = -1
    let column = root
    for (let i = 0; i < columns; i++) {
      const after = next[column]!
      if (i === must || rng.next() < ELLER_DOWN) {
        const side = first[from + column]! + SOUTH
        open[side] = 1
        open[first[across[side]!]! + slot[side]!] = 1
        if (below < 0) below = column
        set[column] = below
      } else set[column] = column
      column = after
    }
  }
}

/** The root of a column's tree, hanging what it passes nearer to it (path halving). */
function rootOf(set: Int32Array, column: number): number {
  let at = column
  while (set[at] !== at) {
    set[at] = set[set[at]!]!
    at = set[at]!
  }
  return at
}

/** Tells what {@link joinNeighbours} did: apart from it, so that nothing of it stands in a loop that nobody watches. */
function tellJoins(
  { first }: GraphGrid,
  width: number,
  from: number,
  open: Uint8Array,
  recorder: Recorder,
): void {
  recorder.visit(from)
  for (let column = 1; column < width; column++) {
    const side = first[from + column - 1]! + EAST
    recorder.visit(from + column)
    if (open[side] === 1) recorder.join(side)
  }
}

/** Tells what {@link goDown} did. */
function tellWaysDown(
  { first }: GraphGrid,
  width: number,
  from: number,
  open: Uint8Array,
  { size, next }: Row,
  recorder: Recorder,
): void {
  for (let root = 0; root < width; root++) {
    let column = root
    for (let left = size[root]!; left > 0; left--) {
      const side = first[from + column]! + SOUTH
      recorder.retreat(from + column)
      if (open[side] === 1) recorder.carve(side)
      column = next[column]!
    }
  }
}
