import { type GridRows, newBytes, newInts, type OwnStream } from '@meikyuu/grid'
import { ELLER_DOWN, ELLER_JOIN } from '../eller-chances.js'
import { ROW_MARKS } from '../rows/row-marks.js'
import { belowWord } from './below-word.js'
import { isBelow, type Threshold, thresholdOf } from './threshold-of.js'

const { east: EAST, south: SOUTH, west: WEST } = ROW_MARKS

/** A way down is the same two bits further down as the way up that it is in the row below. */
const UP_FROM_DOWN = 2

/**
 * What is kept of one row. No two sets interleave, for a way from one column to
 * another shuts in what is between them; so the sets are rings in rising order,
 * and neighbours are in one set exactly if one follows on the other.
 */
interface Row {
  /** The column before in the same set; the last of it, before the first. */
  readonly left: Int32Array
  /** The column after in the same set; the first of it, after the last. */
  readonly right: Int32Array
  /** A column's set, by its number in the order of first columns. */
  readonly set: Int32Array
  /** How many columns a set has. */
  readonly size: Int32Array
  /** A set's first column; and anything behind the last set's. */
  readonly first: Int32Array
  /** Draws. A row takes two a column at most. */
  readonly words: Int32Array
  /** What is yielded. */
  readonly bits: Uint8Array
}

/**
 * The rows of a maze of `eller` as `ellerRows` gives them, of what has been
 * checked. Draws made ahead are taken back at the end.
 */
export function* ellerRowByRow(
  rng: OwnStream,
  { width, height }: GridRows,
): Generator<Uint8Array, void, undefined> {
  const row: Row = {
    left: newInts(width),
    right: newInts(width),
    set: newInts(width),
    size: newInts(width),
    first: newInts(width + 2),
    words: newInts(width * 2 + 2),
    bits: newBytes(width),
  }
  const { left, right, words, bits } = row
  for (let column = 0; column < width; column++) left[column] = right[column] = column
  const join = thresholdOf(ELLER_JOIN)
  const down = thresholdOf(ELLER_DOWN)
  let used = words.length
  for (let y = 0; y + 1 < height; y++) {
    words.copyWithin(0, used)
    rng.fill(words, words.length - used)
    used = joinNeighbours(row, join, 0)
    numberSets(row)
    goDown(row, used, down)
    used += width
    yield bits
  }
  rng.rewind(words.length - used)
  // In the last row all that are apart are joined, without a draw.
  joinNeighbours(row, join, -1)
  yield bits
}

/**
 * Joins neighbours that are apart. The coins fall either way, which no processor
 * foresees: so there is no branch on them, and what would not change is written
 * as it was.
 *
 * @param all All ones to join all, none to draw.
 * @returns the draws used.
 */
function joinNeighbours({ left, right, words, bits }: Row, { half, odd }: Threshold, all: number): number {
  const width = bits.length | 0
  let used = 0
  let mine = (bits[0]! & SOUTH) >> UP_FROM_DOWN
  for (let column = 1; column < width; column++) {
    const before = (column - 1) | 0
    const after = right[before]!
    const ahead = left[column]!
    const isApart = ((after - column) | (column - after)) >> 31
    const joins = isApart & (isBelow(words[used]!, half, odd) | all)
    used = (used - (isApart & ~all)) | 0
    right[ahead] = column ^ ((column ^ after) & joins)
    left[after] = before ^ ((before ^ ahead) & joins)
    right[before] = after ^ ((after ^ column) & joins)
    left[column] = ahead ^ ((ahead ^ before) & joins)
    bits[before] = mine | (EAST & joins)
    mine = ((bits[column]! & SOUTH) >> UP_FROM_DOWN) | (WEST & joins)
  }
  bits[width - 1] = mine
  return used
}

/** Numbers the sets and counts their columns. */
function numberSets({ left, set, size, first }: Row): void {
  const width = set.length | 0
  let count = 0
  for (let column = 0; column < width; column++) {
    const before = left[column]!
    const isFirst = (column - before - 1) >> 31
    const known = set[before]!
    const number = known ^ ((known ^ count) & isFirst)
    set[column] = number
    size[number] = (size[number]! & ~isFirst) + 1
    first[count] = column
    count = (count - isFirst) | 0
  }
}

/**
 * Takes columns down, set by set, and those that do not go out of their rings.
 * Without a branch on a draw, as {@link joinNeighbours}.
 *
 * A set takes as many draws as it has columns: one for the column that must go
 * down, one for each other. So the draws of a set begin as far behind `from` as
 * columns were seen to, and those of columns behind the one that must are one
 * further ahead.
 */
function goDown(
  { left, right, size, first, words, bits }: Row,
  from: number,
  { half, odd }: Threshold,
): void {
  const width = bits.length | 0
  // How many columns of its set come before the one that must go down.
  let must = 0
  let number = 0
  let column = 0
  let next = first[1]!
  let isFirst = -1
  for (let i = 0; i < width; i++) {
    const at = (from + i) | 0
    const drawn = belowWord(words[at]!, size[number]!)
    must = (must - 1) ^ (((must - 1) ^ drawn) & isFirst)
    const isMust = ~(must | -must) >> 31
    const goes = isMust | isBelow(words[at + (-must >>> 31)]!, half, odd)
    const before = left[column]!
    const after = right[column]!
    right[before] = after ^ ((after ^ column) & goes)
    left[after] = before ^ ((before ^ column) & goes)
    right[column] = column ^ ((column ^ after) & goes)
    left[column] = column ^ ((column ^ before) & goes)
    bits[column] = bits[column]! | (SOUTH & goes)
    // Past the last of its ring comes the first of the next.
    isFirst = (after - column - 1) >> 31
    column = after ^ ((after ^ next) & isFirst)
    number = (number - isFirst) | 0
    next = first[number + 1]!
  }
}
