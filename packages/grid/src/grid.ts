import { MazeError, shown } from './errors.js'
import type { LatticeMask } from './lattice/lattice-mask.js'
import type { Bounds, Layout } from './layout.js'
import type { Points } from './points.js'
import type { ReadonlyInts } from './read-only.js'

/** The mark for "no cell here": the outside of the grid. */
export const OUTSIDE = -1

/**
 * A board of cells, told apart by `kind`. Functions over grids branch on it
 * once, through {@link graphOf}; the loops behind are one kind's own.
 */
export type Grid = GraphGrid | LatticeGrid

/** The size of a grid that is whole rows of equal length. */
export interface GridRows {
  /** Cells in a row. */
  readonly width: number
  /** Rows. */
  readonly height: number
}

/**
 * A grid in flat arrays, for boards of any kind: cells and their sides, no
 * passages. Sides are counted through all cells, so that a side is one number
 * and a passage store one byte a side.
 */
export interface GraphGrid {
  /** Tells the kinds of grids apart. */
  readonly kind: 'graph'
  /** The name of its shape, such as `hex`; `graph` for an own graph. */
  readonly shape: string
  /** How many cells there are. */
  readonly cells: number
  /** How many sides the cells have in all. */
  readonly sides: number
  /** The most sides a cell has. */
  readonly maxSides: number
  /** Sides of cell `c` are `first[c]` up to, not including, `first[c + 1]`, in the shape's order. */
  readonly first: ReadonlyInts
  /** The cell across each side, or {@link OUTSIDE}. */
  readonly across: ReadonlyInts
  /**
   * The place of the same side within the other cell: side `s` of `c` to `d`
   * is side `first[d] + slot[s]` of `d`. 0 where the side leads outside.
   */
  readonly slot: ReadonlyInts
  /** The middle of each cell. Empty for an own graph without any. */
  readonly centres: Points
  /** The box around all cells. */
  readonly bounds: Bounds
  /** How the cells lie on the plane. */
  readonly layout: Layout
  /** Width and height of a square grid that is whole, else null: what algorithms by rows ask for. */
  readonly rows: GridRows | null
}

/**
 * A board of squares, whole or cut, of which nothing is stored a cell: where a
 * cell lies follows from its number. Its passages take one byte a cell, so that
 * a thousand million cells fit in a gigabyte.
 *
 * Cells, sides and their order are those of the same board as a
 * {@link GraphGrid}. All that a graph has can be read of a lattice too:
 * `first`, `across`, `slot` and `centres` are made when one of them is first
 * read, with all of {@link LatticeGrid.graph}, and kept.
 *
 * The bytes of passages lie on *positions*: row by row with one position of
 * padding after each row, and a row of padding above and below, so that who
 * looks at a cell's four neighbours never asks for borders. The cell at
 * (row, column) has position `(row + 1) * stride + column`; its neighbours are
 * `stride` before, 1 after, `stride` after and 1 before.
 */
export interface LatticeGrid extends Omit<GraphGrid, 'kind'> {
  /** Tells the kinds of grids apart. */
  readonly kind: 'lattice'
  /** Places in a row, with or without a cell. */
  readonly width: number
  /** Rows. */
  readonly height: number
  /** Positions from one row to the next: `width` and one of padding. */
  readonly stride: number
  /** How many positions there are, padding included; a multiple of 4. */
  readonly positions: number
  /** Which positions hold a cell; null on a whole board. */
  readonly mask: LatticeMask | null
  /**
   * The same board in flat arrays, made when first read and kept: 40 bytes a
   * cell. What has no way of its own for lattices reads it.
   *
   * @throws MazeError `TOO_BIG` for more cells than `GRAPH_FORM_CELLS`.
   */
  readonly graph: GraphGrid
  /** The bytes of what was made when first read. */
  readonly madeBytes: number
}

/**
 * The one branch on a grid's kind: the grid as a graph. A lattice keeps the one
 * that is made of it.
 *
 * @throws MazeError `BAD_ARGUMENT` for anything that is no grid, `TOO_BIG` for a lattice of more cells than
 * `GRAPH_FORM_CELLS`.
 */
export function graphOf(grid: Grid): GraphGrid {
  if (grid?.kind === 'graph') return grid
  if (grid?.kind === 'lattice' && grid.graph?.kind === 'graph') return grid.graph
  throw new MazeError('BAD_ARGUMENT', { name: 'grid', expected: 'a grid', got: shown(grid) })
}
