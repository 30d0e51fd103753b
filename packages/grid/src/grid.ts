import { MazeError, shown } from './errors.js'
import type { Bounds, Layout } from './layout.js'
import type { Points } from './points.js'
import type { ReadonlyInts } from './read-only.js'

/** The mark for "no cell here": the outside of the grid. */
export const OUTSIDE = -1

/**
 * A board of cells, told apart by `kind`. Functions over grids branch on it
 * once, through {@link graphOf}; the loops behind are one kind's own.
 */
export type Grid = GraphGrid

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
 * The one branch on a grid's kind: the grid as a graph.
 *
 * @throws MazeError `BAD_ARGUMENT` for anything that is no grid.
 */
export function graphOf(grid: Grid): GraphGrid {
  if (grid?.kind === 'graph') return grid
  throw new MazeError('BAD_ARGUMENT', { name: 'grid', expected: 'a grid', got: shown(grid) })
}
