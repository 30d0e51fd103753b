import { borrowInts, type GraphGrid, type Grid, giveBackInts, graphOf, OUTSIDE, perGrid } from '@meikyuu/grid'

/** The most sides of a cell: as many as a byte has bits. */
const MOST_SIDES = 8

/** The most cells: a cell and what tells an edge of it, 4 bits, are one whole number. */
const MOST_CELLS = 2 ** 28

/** The most kinds of cells: 15 bits, so that no word is below 0 to begin with. */
const MOST_KINDS = 2 ** 15

/**
 * A grid as kernels in words see it: a word a cell, and little tables. Cells
 * whose sides lead equally far, to the same sides of the cells across, are of
 * one *kind*: a board of squares has nine kinds, whatever its size. So a step
 * from cell to cell takes the word of the cell and tables that stay in the
 * nearest cache, in place of the grid's arrays with their twenty bytes a cell
 * and more.
 *
 * A word has the kind from bit 16 on; in bits 0 to 7 the sides that lead to free
 * cells, at first all that do not lead outside; bits 8 to 15 are for the sides
 * that are opened. Bit 31 is not set at first.
 *
 * In the tables side `s` of kind `k` stands at `8 * k + s`. Where a side leads
 * outside, or there is none, it leads to the cell itself and strikes nothing
 * out, so that nobody need ask.
 */
export interface CellWords {
  /** How many cells there are. */
  readonly cells: number
  /** The most sides a cell has, at most 8. */
  readonly most: number
  /** The words to begin with. */
  readonly words: Int32Array
  /** How far a side leads: the cell across less the cell itself. */
  readonly reach: Int32Array
  /** What is left of the free sides of the cell across once this cell is taken in: all bits but that of the side back. */
  readonly keep: Int32Array
  /** The place of the same side within the cell across. */
  readonly back: Uint8Array
  /** By kind, the sides that lead to a higher cell: bit `s` for side `s`. */
  readonly higher: Uint8Array
  /** How many sides there are between two cells. */
  readonly edges: number
  /** How many cells are *corners*: none of their neighbours has a lower number. */
  readonly corners: number
  /** The kind that three quarters of all cells are of, where there is one and none of its sides leads outside; else -1. */
  readonly usual: number
}

/**
 * The words of a grid, worked out once; null where a cell has more than 8 sides, where
 * there are more than 2^28 cells, or so many kinds that nothing would be won.
 */
export const cellWords: (grid: Grid) => CellWords | null = /* @__PURE__ */ perGrid((grid) => {
  const graph = graphOf(grid)
  const { cells, maxSides } = graph
  if (maxSides > MOST_SIDES || cells > MOST_CELLS || cells < 2) return null
  const limit = Math.min(MOST_KINDS, cells, 256 + (cells >> 2))
  const samples = borrowInts(limit)
  const words = new Int32Array(cells)
  const kinds = tellKinds(graph, samples, limit, words)
  const tables = kinds < 0 ? null : tablesOf(graph, samples, kinds)
  giveBackInts(samples)
  if (tables === null) return null
  return { cells, most: maxSides, words, ...tables, ...countAll(words, tables.reach, kinds, maxSides) }
})

/** Whether a cell is a corner, by where the tables of its kind begin. */
export function isCorner(reach: Int32Array, base: number): boolean {
  for (let place = base; place < base + MOST_SIDES; place++) if (reach[place]! < 0) return false
  return true
}

function countAll(
  words: Int32Array,
  reach: Int32Array,
  kinds: number,
  most: number,
): Pick<CellWords, 'edges' | 'corners' | 'usual'> {
  const cellsOf = borrowInts(kinds).fill(0, 0, kinds)
  for (let cell = 0; cell < words.length; cell++) cellsOf[words[cell]! >> 16]!++
  let edges = 0
  let corners = 0
  let usual = -1
  for (let kind = 0; kind < kinds; kind++) {
    const base = kind * MOST_SIDES
    if (isCorner(reach, base)) corners += cellsOf[kind]!
    for (let place = base; place < base + MOST_SIDES; place++) if (reach[place]! > 0) edges += cellsOf[kind]!
    if (cellsOf[kind]! * 4 >= words.length * 3 && reach.subarray(base, base + most).every(Boolean))
      usual = kind
  }
  giveBackInts(cellsOf)
  return { edges, corners, usual }
}

/**
 * Fills in the words, and a sample of each kind; returns how many kinds there
 * are, -1 for more than `limit`. What came after the kind before is tried first:
 * along a row it is nearly always right. The others are looked up by a hash.
 */
function tellKinds(
  { cells, first, across, slot }: GraphGrid,
  samples: Int32Array,
  limit: number,
  words: Int32Array,
): number {
  const places = 2 << (32 - Math.clz32(limit))
  const table = borrowInts(places).fill(-1, 0, places)
  const after = borrowInts(limit + 1).fill(0, 0, limit + 1)
  const masks = borrowInts(limit)
  let kinds = 0
  let before = limit
  for (let cell = 0; cell < cells; cell++) {
    let kind = after[before]!
    if (kind >= kinds || !areAlike(first, across, slot, cell, samples[kind]!)) {
      let place = hashOf(first, across, slot, cell) & (places - 1)
      for (kind = table[place]!; kind >= 0; kind = table[place]!) {
        if (areAlike(first, across, slot, cell, samples[kind]!)) break
        place = (place + 1) & (places - 1)
      }
      if (kind < 0 && kinds === limit) {
        kinds = -1
        break
      }
      if (kind < 0) {
        kind = kinds++
        table[place] = kind
        samples[kind] = cell
        masks[kind] = innerSides(first, across, cell)
      }
      after[before] = kind
    }
    words[cell] = (kind << 16) | masks[kind]!
    before = kind
  }
  for (const array of [table, after, masks]) giveBackInts(array)
  return kinds
}

/** Whether two cells are of one kind. */
function areAlike(
  first: GraphGrid['first'],
  across: GraphGrid['across'],
  slot: GraphGrid['slot'],
  cell: number,
  other: number,
): boolean {
  const from = first[cell]!
  const otherFrom = first[other]!
  const count = first[cell + 1]! - from
  if (first[other + 1]! - otherFrom !== count) return false
  for (let s = 0; s < count; s++) {
    const next = across[from + s]!
    const otherNext = across[otherFrom + s]!
    if ((next === OUTSIDE) !== (otherNext === OUTSIDE)) return false
    if (next === OUTSIDE) continue
    if (next - cell !== otherNext - other || slot[from + s] !== slot[otherFrom + s]) return false
  }
  return true
}

function hashOf(
  first: GraphGrid['first'],
  across: GraphGrid['across'],
  slot: GraphGrid['slot'],
  cell: number,
): number {
  const end = first[cell + 1]!
  let hash = 0
  for (let side = first[cell]!; side < end; side++) {
    const next = across[side]!
    const told = next === OUTSIDE ? 0 : ((next - cell) << 3) | slot[side]!
    hash = Math.imul(hash ^ told, 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}

function innerSides(first: GraphGrid['first'], across: GraphGrid['across'], cell: number): number {
  const from = first[cell]!
  const end = first[cell + 1]!
  let mask = 0
  for (let side = from; side < end; side++) if (across[side] !== OUTSIDE) mask |= 1 << (side - from)
  return mask
}

function tablesOf(
  { first, across, slot }: GraphGrid,
  samples: Int32Array,
  kinds: number,
): Pick<CellWords, 'reach' | 'keep' | 'back' | 'higher'> {
  const reach = new Int32Array(kinds * MOST_SIDES)
  const keep = new Int32Array(kinds * MOST_SIDES).fill(-1)
  const back = new Uint8Array(kinds * MOST_SIDES)
  const higher = new Uint8Array(kinds)
  for (let kind = 0; kind < kinds; kind++) {
    const cell = samples[kind]!
    const from = first[cell]!
    for (let side = from; side < first[cell + 1]!; side++) {
      if (across[side] === OUTSIDE) continue
      const place = kind * MOST_SIDES + side - from
      reach[place] = across[side]! - cell
      keep[place] = ~(1 << slot[side]!)
      back[place] = slot[side]!
      if (reach[place]! > 0) higher[kind]! |= 1 << (side - from)
    }
  }
  return { reach, keep, back, higher }
}
