import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream } from '@meikyuu/grid'
import { belowWord } from '../streams/below-word.js'

const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8

/**
 * Eller's algorithm on a lattice. Sets of columns never cross, for what joins
 * them above lies on the plane: so a set is a ring of columns from the left,
 * and two neighbours are of one set where the one is next to the other in it.
 * No forest of sets is needed.
 *
 * @param down What a draw's bits are below where a column goes down.
 */
export function ellerLattice(
  { width, height, stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
  down: number,
): void {
  // Rings of this row and, in turn, of the next: the columns before and after each.
  let before = borrowInts(width)
  let after = borrowInts(width)
  let nextBefore = borrowInts(width)
  let nextAfter = borrowInts(width)
  for (let column = 0; column < width; column++) {
    before[column] = column
    after[column] = column
  }
  for (let row = 1; row < height; row++) {
    joinNeighbours(bytes, (row * stride) | 0, width | 0, before, after, rng)
    goDown(bytes, (row * stride) | 0, width | 0, stride | 0, before, after, nextBefore, nextAfter, rng, down)
    ;[before, nextBefore] = [nextBefore, before]
    ;[after, nextAfter] = [nextAfter, after]
  }
  joinAll(bytes, (height * stride) | 0, width | 0, before, after)
  for (const array of [before, after, nextBefore, nextAfter]) giveBackInts(array)
}

function joinNeighbours(
  bytes: Uint8Array,
  from: number,
  width: number,
  before: Int32Array,
  after: Int32Array,
  rng: OwnStream,
): void {
  for (let column = 1; column < width; column++) {
    const left = (column - 1) | 0
    if (after[left] === column) continue
    // Half of all draws have their highest bit off.
    if ((rng.bits() | 0) < 0) continue
    link(before, after, left, column)
    bytes[from + left]! |= EAST
    bytes[from + column]! |= WEST
  }
}

function joinAll(
  bytes: Uint8Array,
  from: number,
  width: number,
  before: Int32Array,
  after: Int32Array,
): void {
  for (let column = 1; column < width; column++) {
    if (after[column - 1] === column) continue
    link(before, after, column - 1, column)
    bytes[from + column - 1]! |= EAST
    bytes[from + column]! |= WEST
  }
}

/** Makes one ring of the rings of two neighbours. */
function link(before: Int32Array, after: Int32Array, left: number, right: number): void {
  const last = before[right]!
  const next = after[left]!
  after[last] = next
  before[next] = last
  after[left] = right
  before[right] = left
}

/** Sets in the order of their first columns, and their columns from the left. */
function goDown(
  bytes: Uint8Array,
  from: number,
  width: number,
  stride: number,
  before: Int32Array,
  after: Int32Array,
  nextBefore: Int32Array,
  nextAfter: Int32Array,
  rng: OwnStream,
  threshold: number,
): void {
  for (let first = 0; first < width; first++) {
    // A ring's first column comes after its last.
    if (before[first]! < first) continue
    let must = columnsOf(after, first)
    must = belowWord(rng.bits() | 0, must)
    let down = -1
    let up = -1
    let column = first
    do {
      const next = after[column]!
      if (must === 0 || rng.bits() < threshold) {
        bytes[from + column]! |= SOUTH
        bytes[from + stride + column]! |= NORTH
        if (down < 0) down = column
        else {
          nextAfter[up] = column
          nextBefore[column] = up
        }
        up = column
      } else {
        nextAfter[column] = column
        nextBefore[column] = column
      }
      must = (must - 1) | 0
      column = next
    } while (column !== first)
    nextAfter[up] = down
    nextBefore[down] = up
  }
}

/** How many columns a ring has. */
function columnsOf(after: Int32Array, first: number): number {
  let count = 1
  for (let column = after[first]!; column !== first; column = after[column]!) count = (count + 1) | 0
  return count
}
