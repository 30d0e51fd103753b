import { borrowInts, giveBackInts, type LatticeGrid, type OwnStream } from '@meikyuu/grid'
import { belowWord } from '../streams/below-word.js'

const EAST = 2
const SOUTH = 4
const WEST = 8

/** What is below a share of 0.35 as whole numbers of 32 bits is below twice this. */
const HALF_DOWN = 751_619_277

/** A way up is the same bit two further down as the way down that it is in the row above. */
const UP_FROM_DOWN = 2

/** Words of draws besides those of a row, so that filling them up is rare. */
const SPARE_WORDS = 1024

/**
 * The rings of a row: of each column the one before and the one after in its
 * set. Sets of columns never cross, for what joins them above lies on the plane:
 * so two neighbours are of one set just where the one comes after the other,
 * and no forest of sets is needed.
 */
interface Rings {
  readonly before: Int32Array
  /** One place more than columns, for where a ring begins. */
  readonly after: Int32Array
}

/**
 * Eller's algorithm on a lattice. Draws are made in bulk and coins not branched
 * on, since no processor foresees them: what a coin decides is written either way.
 * Loops read nothing of the module and call nothing of it: V8 would ask again in
 * each turn whether it is still the same.
 */
export function ellerLattice(
  { width, height, stride }: LatticeGrid,
  bytes: Uint8Array,
  rng: OwnStream,
): void {
  let rings = borrowRings(width)
  let next = borrowRings(width)
  const words = borrowInts(Math.min(2 * width + SPARE_WORDS, 2 * width * height))
  let used = words.length
  for (let column = 0; column < width; column++) {
    rings.before[column] = column
    rings.after[column] = column
  }
  for (let row = 1; row < height; row++) {
    const from = (row * stride) | 0
    // A row takes at most two draws a column.
    if (words.length - used < 2 * width) {
      words.copyWithin(0, used)
      rng.fill(words, words.length - used)
      used = 0
    }
    used = joinNeighbours(bytes, from, stride | 0, width | 0, rings.before, rings.after, words, used | 0)
    used = goDown(bytes, from, width | 0, rings, next, words, used | 0)
    const held = rings
    rings = next
    next = held
  }
  rng.rewind(words.length - used)
  joinAll(bytes, (height * stride) | 0, stride | 0, width | 0, rings)
  giveBackInts(words)
  giveBackRings(rings)
  giveBackRings(next)
}

function borrowRings(width: number): Rings {
  return { before: borrowInts(width), after: borrowInts(width + 1) }
}

function giveBackRings({ before, after }: Rings): void {
  giveBackInts(before)
  giveBackInts(after)
}

/** Joins neighbours that are apart, from the left, by one draw each. Returns how many words are used. */
function joinNeighbours(
  bytes: Uint8Array,
  fromGiven: number,
  strideGiven: number,
  widthGiven: number,
  before: Int32Array,
  after: Int32Array,
  words: Int32Array,
  had: number,
): number {
  const from = fromGiven | 0
  const stride = strideGiven | 0
  const width = widthGiven | 0
  const east = EAST | 0
  const south = SOUTH | 0
  const west = WEST | 0
  const upFromDown = UP_FROM_DOWN | 0
  let used = had | 0
  let came = 0
  let left = 0
  for (let column = 1; column < width; column++) {
    const next = after[left]!
    const last = before[column]!
    // All ones where they are apart; where they also join: half of all draws have their highest bit off.
    const apart = ((next - column) | (column - next)) >> 31
    const joins = apart & ~(words[used]! >> 31)
    used = (used - apart) | 0
    // Two rings become one, or all is written as it was.
    after[last] = column ^ ((column ^ next) & joins)
    before[next] = left ^ ((left ^ last) & joins)
    after[left] = next ^ ((next ^ column) & joins)
    before[column] = last ^ ((last ^ left) & joins)
    const position = (from + left) | 0
    const up = (bytes[(position - stride) | 0]! & south) >> upFromDown
    bytes[position] = up | came | (east & joins)
    came = west & joins
    left = column
  }
  bytes[from + left] = wayUp(bytes, (from + left) | 0, stride) | came
  return used
}

/** The way up of a cell that the row above has gone down to. */
function wayUp(bytes: Uint8Array, position: number, stride: number): number {
  return (bytes[position - stride]! & SOUTH) >> UP_FROM_DOWN
}

/** Joins all neighbours that are apart. */
function joinAll(
  bytes: Uint8Array,
  from: number,
  stride: number,
  width: number,
  { before, after }: Rings,
): void {
  for (let position = from; position < from + width; position++)
    bytes[position] = wayUp(bytes, position, stride)
  for (let column = 1; column < width; column++) {
    const left = column - 1
    if (after[left] === column) continue
    const next = after[left]!
    const last = before[column]!
    after[last] = next
    before[next] = last
    after[left] = column
    before[column] = left
    bytes[from + left]! |= EAST
    bytes[from + column]! |= WEST
  }
}

/** Sets in the order of their first columns, and their columns from the left. Returns how many words are used. */
function goDown(
  bytes: Uint8Array,
  from: number,
  width: number,
  { before, after }: Rings,
  next: Rings,
  words: Int32Array,
  had: number,
): number {
  let used = had
  for (let first = 0; first < width; first++) {
    // A ring's first column comes after its last.
    if (before[first]! < first) continue
    const must = belowWord(words[used]!, columnsOf(after, first))
    used = passDown(bytes, from, width, first, must, after, next.before, next.after, words, used + 1)
  }
  return used
}

/** How many columns a ring has. */
function columnsOf(after: Int32Array, firstGiven: number): number {
  const first = firstGiven | 0
  let count = 1
  for (let column = after[first]!; column !== first; column = after[column]!) count = (count + 1) | 0
  return count
}

/** The columns of one set: of those that go down a ring is made, the others are rings by themselves. */
function passDown(
  bytes: Uint8Array,
  fromGiven: number,
  widthGiven: number,
  firstGiven: number,
  must: number,
  after: Int32Array,
  nextBefore: Int32Array,
  nextAfter: Int32Array,
  words: Int32Array,
  had: number,
): number {
  const from = fromGiven | 0
  const width = widthGiven | 0
  const first = firstGiven | 0
  const south = SOUTH | 0
  const halfDown = HALF_DOWN | 0
  let used = had | 0
  let left = must | 0
  // The ring begins after the last column of all, where none is.
  let last = width
  let column = first
  do {
    // All ones for all columns but the one that must go, which draws nothing.
    const draws = (left | -left) >> 31
    const goes = ~draws | (((words[used]! >>> 1) - halfDown) >> 31)
    used = (used - draws) | 0
    left = (left - 1) | 0
    const linked = column ^ ((column ^ last) & goes)
    nextAfter[linked] = column
    nextBefore[column] = linked
    last = last ^ ((last ^ column) & goes)
    const position = (from + column) | 0
    bytes[position] = bytes[position]! | (south & goes)
    column = after[column]!
  } while (column !== first)
  const begins = nextAfter[width]!
  nextAfter[last] = begins
  nextBefore[begins] = last
  return used
}
