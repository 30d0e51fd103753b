import type { LatticeGrid, OwnStream } from '@meikyuu/grid'
import { ellerRowByRow } from '../streams/eller-row-by-row.js'

/** Marks of four cells at a time. */
const EAST4 = 0x02020202
const SOUTH4 = 0x04040404
const WEST4 = 0x08080808

/** A way up is the same bit two further down as the way down that it is in the row above. */
const UP_FROM_DOWN = 2

/** What is below a share of 0.35 as whole numbers of 32 bits is below twice this. */
const HALF_DOWN = 751_619_277

/**
 * So wide is the memory that stands ready: enough for 2^30 squares in a square.
 * `Math.imul` of half a draw, 16 bits, by the columns of a set then stays below
 * 2^31, where numbers with a sign end; and columns fit 16 bits.
 */
const MOST_COLUMNS = 32_768

/** Draws of a row of so many columns, and one that is read ahead. */
const MOST_WORDS = 2 * MOST_COLUMNS + 1

/** Words of draws besides those of a row, so that filling them up is rare. */
const SPARE_WORDS = 1024

/**
 * Eller's algorithm on a lattice. Draws are made in bulk, and nothing branches on
 * coins or on how many columns a set has, since no processor foresees them: what
 * a coin decides is written either way.
 */
export function ellerLattice(grid: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  if (grid.width <= MOST_COLUMNS) carveNarrow(grid, bytes, rng)
  else carveWide(grid, bytes, rng)
}

/** Wider boards, as rows that are streamed, whose memory is their own: nearly twice the time a cell. */
function carveWide({ width, height, stride }: LatticeGrid, bytes: Uint8Array, rng: OwnStream): void {
  let from = stride
  for (const row of ellerRowByRow(rng, { width, height })) {
    bytes.set(row, from)
    from += stride
  }
}

const carveNarrow: typeof ellerLattice = /* @__PURE__ */ carvingNarrow()

/**
 * Its working memory belongs to the function: V8 then knows where it is and how
 * long, and otherwise asks at each of some twenty reads and writes a cell. What
 * no row is wide enough for is never touched, and takes no memory of the machine.
 */
function carvingNarrow(): typeof ellerLattice {
  /**
   * Of each column its set, by the first column of it; and before a row is joined,
   * the nearest column to the left of those that the same set came down by, or itself.
   */
  const sets = new Uint16Array(MOST_COLUMNS)
  /** Of a set's first column how many columns it has; then where in the list its next goes. 0 before a row. */
  const sizes = new Uint16Array(MOST_COLUMNS)
  /** Columns, set by set in the order of their first columns. */
  const list = new Uint16Array(MOST_COLUMNS)
  /** All ones where a column is joined to the one before. Both marks go on for four cells behind a row. */
  const joined = new DataView(new ArrayBuffer(MOST_COLUMNS + 5))
  const joinedBytes = new Uint8Array(joined.buffer)
  /** All ones where a column goes down. */
  const down = new DataView(new ArrayBuffer(MOST_COLUMNS + 5))
  const downBytes = new Uint8Array(down.buffer)
  /** The draws at hand are the last of these. */
  const words = new Int32Array(MOST_WORDS + SPARE_WORDS)

  return ({ width, height, stride }, bytes, rng) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    const begin = words.length - Math.min(2 * width + 1 + SPARE_WORDS, 2 * width * height + 1)
    let used = words.length
    for (let column = 0; column < width; column++) {
      sets[column] = column
      sizes[column] = 0
    }
    joinedBytes.fill(0, width, width + 5)
    downBytes.fill(0, width, width + 5)
    for (let row = 1; row < height; row++) {
      if (words.length - used <= 2 * width) {
        words.copyWithin(begin, used)
        rng.fill(words, begin + words.length - used)
        used = begin
      }
      used = joinNeighbours(width | 0, used | 0)
      listColumns(width | 0)
      goDown(width | 0, used | 0)
      used += width
      putRow(view, (row * stride) | 0, stride | 0, width | 0)
    }
    rng.rewind(words.length - used)
    joinAll(width | 0)
    downBytes.fill(0, 0, width)
    putRow(view, (height * stride) | 0, stride | 0, width | 0)
  }

  /**
   * Joins neighbours that are apart, from the left, by one draw each. Returns how many words are used.
   *
   * Sets never cross, for what joins them above lies on the plane. So of two sets
   * that become one, that which begins later has just begun or has come to its end:
   * no column to the right is found through it, and no forest of sets is needed.
   */
  function joinNeighbours(widthGiven: number, had: number): number {
    const width = widthGiven | 0
    let used = had | 0
    let set = 0
    let size = 1
    sizes[0] = 1
    for (let column = 1; column < width; column++) {
      const other = sets[sets[column]!]!
      const differs = set ^ other
      // All ones where they are apart; where they also join: half of all draws have their highest bit off.
      const apart = -differs >> 31
      const joins = apart & ~(words[used]! >> 31)
      used = (used - apart) | 0
      const changes = differs & joins
      const isEarlier = (set - other) >> 31
      sets[set] = set ^ (changes & ~isEarlier)
      set = other ^ (changes & isEarlier)
      sets[column] = set
      size = (sizes[other]! + (size & joins) + 1) | 0
      sizes[set] = size
      joinedBytes[column] = joins
    }
    return used
  }

  /** Lists the columns, each with the first of its set. */
  function listColumns(widthGiven: number): void {
    const width = widthGiven | 0
    let begun = 0
    for (let column = 0; column < width; column++) {
      // What was joined to an earlier set is found through the column that it began with, which has been put right.
      const set = sets[sets[column]!]!
      sets[column] = set
      const isLater = (set - column) >> 31
      const size = sizes[column]!
      sizes[column] = begun
      begun = (begun + (size & ~isLater)) | 0
      const place = sizes[set]!
      sizes[set] = place + 1
      list[place] = column
    }
  }

  /** A word for each set's column that must go, and one for each other, in the order of the list. */
  function goDown(widthGiven: number, had: number): void {
    const width = widthGiven | 0
    const halfDown = HALF_DOWN | 0
    let used = had | 0
    let end = 0
    let must = 0
    let last = 0
    let haveGone = 0
    let word = words[used]!
    for (let place = 0; place < width; place++) {
      const column = list[place]!
      // All ones but for the first column of a set.
      const isLater = (place - end) >> 31
      end = end ^ ((end ^ sizes[column]!) & ~isLater)
      sizes[column] = 0
      const size = (end - place) | 0
      // As `belowWord` has it, which V8 would look up in each turn.
      const picked = (Math.imul(word >>> 16, size) + (Math.imul(word & 0xffff, size) >>> 16)) >>> 16
      must = picked ^ ((picked ^ (must - 1)) & isLater)
      used = (used + 1) | 0
      const next = words[used]!
      // All ones until the column that must go has come. Up to there, the set's first word is one too many.
      const isBefore = -must >> 31
      const isMust = ~(isBefore | (must >> 31))
      const coin = word ^ ((word ^ next) & isBefore)
      word = next
      const goes = isMust | (((coin >>> 1) - halfDown) >> 31)
      const differs = (last ^ column) & goes
      haveGone = haveGone & isLater
      sets[column] = column ^ (differs & haveGone)
      last = last ^ differs
      haveGone = haveGone | goes
      downBytes[column] = goes
    }
  }

  /** Joins all neighbours that are apart. */
  function joinAll(width: number): void {
    let set = 0
    for (let column = 1; column < width; column++) {
      const other = sets[sets[column]!]!
      joinedBytes[column] = other === set ? 0 : 255
      set = Math.min(set, other)
      sets[column] = set
    }
  }

  /**
   * Writes a row, four cells at a time. What that writes behind its end, the next
   * row writes over; and the last row, which goes down nowhere, writes nothing there.
   */
  function putRow(view: DataView, fromGiven: number, strideGiven: number, widthGiven: number): void {
    const stride = strideGiven | 0
    const width = widthGiven | 0
    const east = EAST4 | 0
    const south = SOUTH4 | 0
    const west = WEST4 | 0
    const upFromDown = UP_FROM_DOWN | 0
    let position = fromGiven | 0
    for (let column = 0; column < width; column += 4) {
      const above = view.getInt32((position - stride) | 0, true)
      const sides =
        ((above & south) >> upFromDown) |
        (joined.getInt32(column + 1, true) & east) |
        (down.getInt32(column, true) & south) |
        (joined.getInt32(column, true) & west)
      view.setInt32(position, sides, true)
      position = (position + 4) | 0
    }
  }
}
