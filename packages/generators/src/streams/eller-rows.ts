import { type GridRows, MazeError, Mulberry32, newBytes, newInts, shown, Xoshiro128 } from '@meikyuu/grid'
import { ELLER_DOWN, ELLER_JOIN } from '../eller.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import { belowWord } from './below-word.js'
import { checkStream } from './check-stream.js'
import { isBelow, thresholdOf } from './threshold-of.js'

const { east: EAST, south: SOUTH, west: WEST } = ROW_MARKS

/**
 * The maze of `eller` row by row from the north, passage for passage by the
 * same draws, in 25 bytes of memory a column. A row is a byte a cell from the
 * west: bit `s` is set where side `s` is open (north 1, east 2, south 4, west 8).
 * The next row is in the same bytes.
 *
 * @param rng The maze's stream: `rngFor` of its seed and cells. It is taken over: some draws are made ahead.
 * @param size Of the maze; its cells may be up to 2^53 - 1.
 * @throws MazeError `BAD_ARGUMENT`, `TOO_BIG`, before the first row.
 *
 * @example
 * ```ts
 * const rows = ellerRows(rngFor(3, 4 * 3), { width: 4, height: 3 })
 * Array.from(rows, (row) => row.join(' ')) // => ['4 2 10 12', '7 14 8 5', '1 3 10 9']
 * ```
 */
export function ellerRows(
  rng: Mulberry32 | Xoshiro128,
  size: GridRows,
): Generator<Uint8Array, void, undefined> {
  checkStream(size)
  if (rng instanceof Mulberry32 || rng instanceof Xoshiro128) return rowsOf(rng, size)
  throw new MazeError('BAD_ARGUMENT', {
    name: 'rng',
    expected: 'a stream of the library, as rngFor gives it',
    got: shown(rng),
  })
}

/** What is kept of one row. */
interface Row {
  /** A column's parent in a forest of union and find; roots, their own, are the first columns of their sets. */
  readonly set: Int32Array
  /** How many columns a set has, at its root; 0 elsewhere. */
  readonly size: Int32Array
  /** Where a set's next column goes in `order`, at its root. */
  readonly next: Int32Array
  /** The columns, set by set in the order of their first columns. */
  readonly order: Int32Array
  /** Draws. A row takes two a column at most. */
  readonly words: Int32Array
  /** What is yielded. */
  readonly bits: Uint8Array
}

function* rowsOf(
  rng: Mulberry32 | Xoshiro128,
  { width, height }: GridRows,
): Generator<Uint8Array, void, undefined> {
  const row: Row = {
    set: newInts(width),
    size: newInts(width),
    next: newInts(width),
    order: newInts(width),
    words: newInts(width * 2 + 2),
    bits: newBytes(width),
  }
  const { set, words, bits } = row
  for (let column = 0; column < width; column++) set[column] = column
  let used = words.length
  for (let y = 0; y + 1 < height; y++) {
    words.copyWithin(0, used)
    rng.fill(words, words.length - used)
    used = joinNeighbours(set, words, bits, thresholdOf(ELLER_JOIN).bits)
    listSets(row)
    used = goDown(row, used, thresholdOf(ELLER_DOWN).bits)
    yield bits
    goOn(bits)
  }
  joinAll(set, bits)
  yield bits
}

/** The coins fall either way, which no processor foresees: so there is no branch on them. Returns the draws used. */
function joinNeighbours(set: Int32Array, words: Int32Array, bits: Uint8Array, threshold: number): number {
  const width = bits.length | 0
  let used = 0
  let a = 0
  let mine = bits[0]! | 0
  for (let column = 1; column < width; column++) {
    let b = set[column]!
    if (set[b] !== b) b = rootOf(set, b)
    const distance = (a - b) | 0
    const isApart = (distance | -distance) >> 31
    const joins = isApart & isBelow(words[used]!, threshold)
    used = (used - isApart) | 0
    const least = b + (distance & (distance >> 31))
    const most = a - (distance & (distance >> 31))
    set[most] = most ^ ((most ^ least) & joins)
    bits[column - 1] = mine | (EAST & joins)
    mine = bits[column]! | (WEST & joins)
    a = b ^ ((b ^ least) & joins)
  }
  bits[width - 1] = mine
  return used
}

/** The last row: all that are apart are joined, without a draw. */
function joinAll(set: Int32Array, bits: Uint8Array): void {
  const width = bits.length | 0
  let a = 0
  for (let column = 1; column < width; column++) {
    const b = rootOf(set, column)
    if (a === b) continue
    bits[column - 1]! |= EAST
    bits[column]! |= WEST
    a = Math.min(a, b)
    set[Math.max(rootOf(set, column - 1), b)] = a
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

/** Flattens the trees, and puts the columns of each set together (a counting sort). */
function listSets({ set, size, next, order }: Row): void {
  const width = set.length | 0
  for (let column = 0; column < width; column++) {
    // Parents stand to the left and have their roots already.
    const root = set[set[column]!]!
    set[column] = root
    size[column] = 0
    size[root]!++
  }
  let before = 0
  for (let column = 0; column < width; column++) {
    next[column] = before
    before = (before + size[column]!) | 0
  }
  for (let column = 0; column < width; column++) order[next[set[column]!]!++] = column
}

/**
 * Leaves in `set` the sets of the row below: of those that went down, on the
 * first of them. Without a branch on a draw, as {@link joinNeighbours}.
 *
 * @returns the draws used.
 */
function goDown({ set, size, order, words, bits }: Row, from: number, threshold: number): number {
  const width = set.length | 0
  let used = from | 0
  // How many columns of its set come before the one that must go down.
  let must = 0
  // The first column of its set that went down, or -1.
  let below = -1
  for (let i = 0; i < width; i++) {
    const column = order[i]!
    const root = set[column]!
    const isFirst = ~((column - root) | (root - column)) >> 31
    const drawn = belowWord(words[used]!, size[root]!)
    must = (must - 1) ^ (((must - 1) ^ drawn) & isFirst)
    used = (used - isFirst) | 0
    const isMust = ~(must | -must) >> 31
    const goes = isMust | isBelow(words[used]!, threshold)
    used = (used + 1 + isMust) | 0
    below |= isFirst
    // Where none went down yet, this one is the first.
    const first = below ^ ((below ^ column) & (below >> 31))
    set[column] = column ^ ((column ^ first) & goes)
    below = below ^ ((below ^ first) & goes)
    bits[column] = bits[column]! | (SOUTH & goes)
  }
  return used
}

/** The row below begins with the ways down as ways up. */
function goOn(bits: Uint8Array): void {
  const width = bits.length | 0
  for (let column = 0; column < width; column++) bits[column] = (bits[column]! & SOUTH) >> 2
}
