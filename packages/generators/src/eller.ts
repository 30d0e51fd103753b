import { borrowInts, type GraphGrid, type Grid, giveBackInts, type Passages, type Rng } from '@meikyuu/grid'
import { checkCarving } from './check-carving.js'
import { checkFits } from './fits.js'

/** The chance that two neighbours of a row that are not yet joined are joined at once. */
export const ELLER_JOIN = 0.5

/** The chance that a column goes down where its set does so already elsewhere. */
export const ELLER_DOWN = 0.35

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
 * @throws MazeError `DOES_NOT_FIT` for any other grid, `BAD_ARGUMENT`; before any draw.
 */
export function eller(grid: Grid, passages: Passages, rng: Rng): void {
  const graph = checkCarving(grid, passages, rng)
  checkFits({ needs: ['rows'] }, grid, 'eller')
  const { width, height } = graph.rows!
  const set = borrowInts(width)
  const members = borrowInts(width)
  const ends = borrowInts(width)
  carveRows(graph, width, height, passages.open, set, members, ends, rng)
  for (const array of [set, members, ends]) giveBackInts(array)
}

/**
 * `set` is a forest of union and find over the columns of a row: the root is
 * the first column of its set, since the higher root is hung on the lower.
 */
function carveRows(
  graph: GraphGrid,
  width: number,
  height: number,
  open: Uint8Array,
  set: Int32Array,
  members: Int32Array,
  ends: Int32Array,
  rng: Rng,
): void {
  const { first } = graph
  for (let column = 0; column < width; column++) set[column] = column
  for (let row = 0; row < height; row++) {
    const last = row === height - 1
    const from = row * width
    for (let column = 0; column + 1 < width; column++) {
      const a = rootOf(set, column)
      const b = rootOf(set, column + 1)
      if (a === b || !(last || rng.next() < ELLER_JOIN)) continue
      if (a < b) set[b] = a
      else set[a] = b
      carve(graph, open, first[from + column]! + EAST)
    }
    if (last) return
    sortBySet(set, width, members, ends)
    for (let i = 0; i < width; ) {
      const end = ends[set[members[i]!]!]!
      const must = i + (rng.below(end - i) | 0)
      let root = -1
      for (; i < end; i++) {
        const column = members[i]!
        if (i === must || rng.next() < ELLER_DOWN) {
          carve(graph, open, first[from + column]! + SOUTH)
          if (root < 0) root = column
          set[column] = root
        } else set[column] = column
      }
    }
  }
}

function carve({ first, across, slot }: GraphGrid, open: Uint8Array, side: number): void {
  open[side] = 1
  open[first[across[side]!]! + slot[side]!] = 1
}

/**
 * Lists the columns by set, sets in the order of their first columns, columns
 * from the left. Leaves in `set` each column's root, in `ends` where each
 * root's columns end in the list.
 */
function sortBySet(set: Int32Array, width: number, members: Int32Array, ends: Int32Array): void {
  ends.fill(0, 0, width)
  for (let column = 0; column < width; column++) {
    // Parents stand to the left, and have been given their roots already.
    const root = set[set[column]!]!
    set[column] = root
    ends[root]!++
  }
  let length = 0
  for (let column = 0; column < width; column++) {
    if (set[column] !== column) continue
    const size = ends[column]!
    ends[column] = length
    length += size
  }
  for (let column = 0; column < width; column++) members[ends[set[column]!]!++] = column
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
