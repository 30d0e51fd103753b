import { borrowInts, giveBackInts } from '@meikyuu/grid'

/**
 * A piece of a lattice and the room to work on it. The cell at (row, column) of
 * the tile has the place `((row + 1) << shift) + column + 1`: there is a row above
 * and a column to the left of the cells, for edges that lead in.
 */
export interface Tile {
  /** The column of the lattice that it begins in. */
  left: number
  /** The row that it begins in. */
  top: number
  /** How many columns it has: fewer than others at the end of a row of tiles. */
  columns: number
  /** How many rows. */
  rows: number
  /** Places from one row to the next, as a power of two. */
  readonly shift: number
  /** The weight of the edge east of each place; `NO_EDGE` where there is none. */
  readonly east: Int32Array
  /** The weight of the edge south of each place. */
  readonly south: Int32Array
  /** Pieces of places, as `pieceOf` reads them. A root holds the weight of its lightest way out of the tile, less `NO_EDGE` and 1. */
  readonly pieces: Int32Array
  /** Edges, each as twice its place, and 1 where it leads south. */
  readonly edges: Int32Array
  /** The weights of {@link edges}. */
  readonly weights: Int32Array
  /** Room for as many edges again. */
  readonly otherEdges: Int32Array
  /** Their weights. */
  readonly otherWeights: Int32Array
}

/** Room for tiles of at most so many columns and rows. */
export function newTile(columns: number, rows: number): Tile {
  const shift = 32 - Math.clz32(columns)
  const places = (rows + 2) << shift
  const most = 2 * columns * rows + 1
  return {
    left: 0,
    top: 0,
    columns,
    rows,
    shift,
    east: borrowInts(places),
    south: borrowInts(places),
    pieces: borrowInts(places),
    edges: borrowInts(most),
    weights: borrowInts(most),
    otherEdges: borrowInts(most),
    otherWeights: borrowInts(most),
  }
}

/** Gives the room back. */
export function giveBackTile({ east, south, pieces, edges, weights, otherEdges, otherWeights }: Tile): void {
  for (const array of [east, south, pieces, edges, weights, otherEdges, otherWeights]) giveBackInts(array)
}
