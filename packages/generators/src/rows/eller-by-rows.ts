import {
  borrowInts,
  checkedRng,
  type GraphGrid,
  type Grid,
  giveBackInts,
  type Passages,
  type ReadonlyInts,
  type Recorder,
  type Rng,
  rowStarts,
} from '@meikyuu/grid'
import { allOrNothing } from '../all-or-nothing.js'
import { checkCarving } from '../check-carving.js'
import { checkFields } from '../check-fields.js'
import { checkFits } from '../fits.js'
import { hang, pieceOf } from '../pieces.js'
import { checkEllerShares, type EllerShares } from './eller-shares.js'
import { joinApart } from './join-apart.js'
import { retreatFrom } from './retreat-from.js'

/** The options of {@link ellerByRows}. */
export interface EllerByRowsOptions {
  /** The chances of going along and down. */
  readonly shares?: EllerShares
}

/**
 * Eller's algorithm for any grid whose cells lie in rows: squares, hexagons,
 * triangles and all that is cut from them. Row by row, neighbours that are
 * apart are joined by chance; then each set goes down at least once, and by
 * chance more often. Where a cell below hangs together with the set already,
 * no second way leads to it, so that no loop comes about.
 *
 * A set that has no way down (a leg of the board that ends, a triangle that
 * stands on its tip) stays as it is. What is apart when the last row is done is
 * joined by Kruskal's over sides that are closed: no passages at all on whole
 * squares and hexagons, 10% of them on triangles, 1 to 2% on shapes cut from
 * squares, 2% and 10% on squares of which a tenth and a quarter are missing.
 *
 * Draws: in each row but the last, from the left, one for each side between two
 * cells of the row that are apart, which is opened below `join`; in the last
 * row all of these are opened, without a draw. Below each row but the last,
 * sets with ways down in the order of their first ways down (cells from the
 * left, each with its sides in order): one for the way that must be taken; then
 * for each other way, in order, whose cells are still apart, one, and it is
 * taken below `down`. A way taken joins sets; which ways a set has was settled
 * before. At the end, where anything is apart, a shuffle of the sides between
 * cells that are apart, in the order of their lower cells.
 *
 * The word `eller` of recipe codes is another function, {@link eller}, with
 * chances of its own.
 *
 * @param grid One whose cells lie in rows: `rowStarts` is not null.
 * @param passages All closed; the maze is carved into them.
 * @param recorder Is told of each row's cells as they are come to (`visit`) and done with (`retreat`), of
 * neighbours joined (`join`), of ways down (`carve`), and at the end of each side looked at (`weigh`) and each
 * that joins two pieces (`join`).
 * @throws MazeError `DOES_NOT_FIT` for any other grid, `BAD_ARGUMENT`, before any draw; `RECORDER_FULL`,
 * all closed again.
 *
 * @example
 * ```ts
 * const grid = hexGrid(30, 20)
 * const passages = new Passages(grid)
 * ellerByRows(grid, passages, new Mulberry32(7), { shares: { join: 0.3 } })
 * passages.count // => 599
 * ```
 */
export function ellerByRows(
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options: EllerByRowsOptions = {},
  recorder?: Recorder,
): void {
  const graph = checkCarving(grid, passages, recorder)
  const chance = checkedRng(rng)
  checkFits({ needs: ['row-order'] }, grid, 'eller-rows')
  checkFields('options', options, ['shares'])
  const { shares = {} } = options
  checkEllerShares(shares)
  const { join = 0.5, down = 0.5 } = shares
  const starts = rowStarts(grid)!
  const { open } = passages
  const pieces = borrowInts(graph.cells)
  pieces.fill(-1, 0, graph.cells)
  allOrNothing(open, () => {
    const carved = carveRows(graph, starts, open, pieces, { join, down }, chance, recorder)
    joinApart(graph, open, pieces, graph.cells - 1 - carved, chance, recorder)
  })
  giveBackInts(pieces)
}

/** The ways down from one row, in order; those of one set linked from the first. */
interface Ways {
  /** The side of each. */
  readonly side: Int32Array
  /** The root of the set that each leads down from. */
  readonly set: Int32Array
  /** The next way of the same set. */
  readonly next: Int32Array
  /** How many ways the set has whose first way this is, else 0. */
  readonly size: Int32Array
  /** The last way so far of the set whose first way this is. */
  readonly last: Int32Array
  /** The first way of a set, at its root: only where that way's `set` is the root. */
  readonly firstOf: Int32Array
}

/** Returns how many passages were carved. */
function carveRows(
  graph: GraphGrid,
  starts: ReadonlyInts,
  open: Uint8Array,
  pieces: Int32Array,
  { join, down }: Required<EllerShares>,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  const most = mostSidesInRow(graph, starts)
  const ways: Ways = {
    side: borrowInts(most),
    set: borrowInts(most),
    next: borrowInts(most),
    size: borrowInts(most),
    last: borrowInts(most),
    firstOf: borrowInts(graph.cells),
  }
  const rows = starts.length - 1
  let carved = 0
  for (let row = 0; row < rows; row++) {
    const from = starts[row]!
    const to = starts[row + 1]!
    carved += joinNeighbours(graph, open, pieces, from, to, row + 1 < rows ? join : -1, rng, recorder)
    const length = listWays(graph, pieces, from, to, ways)
    carved += goDown(graph, open, pieces, ways, length, down, rng, recorder)
    if (recorder !== undefined) retreatFrom(recorder, from, 1, to - from)
  }
  for (const array of Object.values(ways)) giveBackInts(array)
  return carved
}

function mostSidesInRow({ first }: GraphGrid, starts: ReadonlyInts): number {
  let most = 0
  for (let row = 0; row + 1 < starts.length; row++)
    most = Math.max(most, first[starts[row + 1]!]! - first[starts[row]!]!)
  return most
}

/** Goes along a row; joins all without a draw where `join` is below 0. */
function joinNeighbours(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  pieces: Int32Array,
  from: number,
  to: number,
  join: number,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  let carved = 0
  for (let cell = from; cell < to; cell++) {
    if (recorder !== undefined) recorder.visit(cell)
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      const other = across[side]!
      if (other < cell || other >= to) continue
      const a = pieceOf(pieces, cell)
      const b = pieceOf(pieces, other)
      if (a === b || (join >= 0 && rng.next() >= join)) continue
      hang(pieces, a, b)
      open[side] = 1
      open[first[other]! + slot[side]!] = 1
      if (recorder !== undefined) recorder.join(side)
      carved++
    }
  }
  return carved
}

/** Returns how many ways there are. */
function listWays(
  { first, across }: GraphGrid,
  pieces: Int32Array,
  from: number,
  to: number,
  { side: sides, set, next, size, last, firstOf }: Ways,
): number {
  let length = 0
  for (let cell = from; cell < to; cell++) {
    const end = first[cell + 1]!
    for (let side = first[cell]!; side < end; side++) {
      if (across[side]! < to) continue
      const root = pieceOf(pieces, cell)
      const begun = firstOf[root]!
      sides[length] = side
      set[length] = root
      size[length] = 0
      if (begun >= 0 && begun < length && set[begun] === root) {
        next[last[begun]!] = length
        last[begun] = length
        size[begun]!++
      } else {
        firstOf[root] = length
        last[length] = length
        size[length] = 1
      }
      length++
    }
  }
  return length
}

function goDown(
  { first, across, slot }: GraphGrid,
  open: Uint8Array,
  pieces: Int32Array,
  { side: sides, set, next, size }: Ways,
  length: number,
  down: number,
  rng: Rng,
  recorder: Recorder | undefined,
): number {
  let carved = 0
  for (let begin = 0; begin < length; begin++) {
    const count = size[begin]!
    if (count === 0) continue
    const must = rng.below(count) | 0
    let way = begin
    for (let i = 0; i < count; i++, way = next[way]!) {
      const side = sides[way]!
      const below = across[side]!
      // The root of the set when the ways were listed: nearer to what it is now than the cell.
      const a = pieceOf(pieces, set[begin]!)
      const b = pieceOf(pieces, below)
      if (a === b || (i !== must && rng.next() >= down)) continue
      hang(pieces, a, b)
      open[side] = 1
      open[first[below]! + slot[side]!] = 1
      if (recorder !== undefined) recorder.carve(side)
      carved++
    }
  }
  return carved
}
