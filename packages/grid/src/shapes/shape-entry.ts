import type { GraphGrid, LatticeGrid } from '../grid.js'

/**
 * What an algorithm may ask of a grid: `rows` are the rows of a whole square
 * grid; `row-order` are cells numbered row by row from the left, with sides
 * only within a row or to the rows beside it; `squares` are square cells in
 * row order, whole or cut, whose sides are north, east, south, west.
 */
export type Capability = 'rows' | 'row-order' | 'squares'

/** The size of a shape that takes two numbers: cells across and cells down. */
export interface RectangleSize {
  /** Columns. */
  readonly w: number
  /** Rows. */
  readonly h: number
}

/** The size of a shape that takes one number; its entry says what it counts. */
export interface SingleSize {
  /** The number. */
  readonly size: number
}

/** The size of any shape. */
export type ShapeSize = RectangleSize | SingleSize

/** What every entry of a table of shapes has, for its kind of size. */
interface EntryOf<Size> {
  /** Its name for people, such as `Hexagons`. */
  readonly title: string
  /** What its grids can do. */
  readonly capabilities: readonly Capability[]
  /**
   * The least that the numbers of a size may be, where a cut leaves too few
   * cells of less.
   * @defaultValue 2
   */
  readonly least?: number
  /**
   * How many cells are laid out, before cutting, for a size of whole numbers.
   * Arithmetic alone, in a few steps however big they are.
   */
  cellsLaidOut(size: Size): number
  /** The grid. Throws `BAD_SIZE`, `TOO_SMALL` or `TOO_BIG` for what is no size. */
  make(size: Size): GraphGrid
  /**
   * The same board as a lattice, for sizes at which it is faster; throws as
   * `make` does.
   * @defaultValue none: the board is not one of squares
   */
  lattice?(size: Size): LatticeGrid
}

/** A shape whose size is written WxH. */
export interface RectangleShape extends EntryOf<RectangleSize> {
  /** Takes two numbers. */
  readonly size: 'WxH'
  /** What the numbers count, in the order written. */
  readonly words: readonly [w: string, h: string]
}

/** A shape whose size is written as one number. */
export interface SingleShape extends EntryOf<SingleSize> {
  /** Takes one number. */
  readonly size: 'N'
  /** What the number counts. */
  readonly words: readonly [size: string]
}

/** A shape in a table: branch on `size` to know what `make` takes. */
export type ShapeEntry = RectangleShape | SingleShape
