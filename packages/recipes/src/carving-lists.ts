import { type GrowingTreeMix, seamBytes } from '@meikyuu/generators'

/** A lattice, as far as lists are as long as it is big. */
export interface LatticeSize {
  /** Its cells, or the least that they are. */
  readonly cells: number
  /** The cells that it lays out: no more than it has positions. */
  readonly laidOut: number
  /** Columns. */
  readonly width: number
  /** Rows. */
  readonly height: number
}

/** Fields of a recipe by which lists are longer or shorter. */
export interface ListedFields {
  readonly algorithm?: string
  readonly mix?: GrowingTreeMix
}

type Lists = (lattice: LatticeSize, mix: GrowingTreeMix | undefined) => number

/**
 * Lists as long as a row or a few, or as the root of the cells, which are at 10^9
 * cells less than a hundredth of a byte a cell, are not counted: the rows of `eller`,
 * the rooms of `division`, the list of `growing`, some twenty times the root, and
 * the frontier of `prim`, seven times. The backtracker's way back is in the cells.
 */
const NEXT_TO_NOTHING: Lists = () => 0

/** The generators that carve a lattice in its own bytes. */
const LISTS: Readonly<Record<string, Lists>> = {
  backtracker: NEXT_TO_NOTHING,
  'binary-tree': NEXT_TO_NOTHING,
  division: NEXT_TO_NOTHING,
  eller: NEXT_TO_NOTHING,
  growing: ({ cells }, mix) => (mix === undefined ? 0 : cells * listedByMix(mix)),
  // A bit a position for what is free, and another for what is beside the maze, in words of 32.
  hunt: ({ laidOut }) => 8 * Math.floor(laidOut / 32),
  // Four bytes an edge, two edges a cell, and four a position for the pieces.
  kruskal: ({ cells, laidOut }) => 8 * cells + 4 * laidOut,
  'kruskal-hash': seamBytes,
  prim: NEXT_TO_NOTHING,
  sidewinder: NEXT_TO_NOTHING,
  // The order of the cells.
  wilson: ({ cells }) => 4 * cells,
}

/**
 * The least bytes of lists that stand at once while a recipe's generator carves a
 * lattice in its own bytes; undefined where it carves it as a graph.
 */
export function carvingLists({ algorithm, mix }: ListedFields, lattice: LatticeSize): number | undefined {
  return LISTS[algorithm!]?.(lattice, mix)
}

/**
 * Bytes a cell of a growing tree: 4 for the cells in the order in which they came, 8 where
 * they are linked by age, for its ends or its middle, 8 where they stand without gaps, for
 * picks. Of the newest alone none, which is the backtracker.
 */
function listedByMix({ newest = 0, oldest = 0, random = 0, middle = 0 }: GrowingTreeMix): number {
  if (oldest + random + middle === 0) return 0
  return 4 + (newest + oldest + middle > 0 ? 8 : 0) + (random > 0 ? 8 : 0)
}
