/**
 * Where a cell stands in its grid's own order, all counted from 0: its row and
 * column; its ring from the middle and its index clockwise from twelve o'clock;
 * or its number alone, in an own graph.
 */
export type Place =
  | { readonly kind: 'row'; readonly row: number; readonly column: number }
  | { readonly kind: 'ring'; readonly ring: number; readonly index: number }
  | { readonly kind: 'cell'; readonly cell: number }

/** The line or arc that a side is drawn as: it runs clockwise round the side's own cell. */
export type SideLine =
  | {
      readonly kind: 'line'
      /** Where the line begins and ends. */
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    }
  | {
      readonly kind: 'arc'
      /** The middle of the circle. */
      readonly cx: number
      readonly cy: number
      readonly radius: number
      /**
       * Where the arc begins and ends, in radians from the x axis, growing
       * clockwise on the screen. `to` is less than `from` where the arc runs
       * the other way, as the inner side of a cell on a ring does.
       */
      readonly from: number
      readonly to: number
    }

/** A box, in units of about a cell's width; y points down. */
export interface Bounds {
  /** The left edge. */
  readonly x: number
  /** The top edge. */
  readonly y: number
  /** How far it reaches to the right. */
  readonly width: number
  /** How far it reaches down. */
  readonly height: number
  /** The near face, where centres have three axes. */
  readonly z?: number
  /** How far it reaches along z, where centres have three axes. */
  readonly depth?: number
}

/**
 * How a grid lies on the plane. Nothing of it is stored a cell: lines, places
 * and names are worked out when asked for.
 */
export interface Layout {
  /** The bytes of the arrays that only the layout holds. */
  readonly bytes: number
  /** The line of side `slot` of a cell, or null where the grid has no drawing. */
  sideLine(cell: number, slot: number): SideLine | null
  /** Where the cell stands. */
  placeOf(cell: number): Place
  /** What side `slot` of a cell is called, such as `north`. */
  sideName(cell: number, slot: number): string
  /** The cells at a point: none outside, several where cells overlap. */
  cellsAt(x: number, y: number): number[]
  /** The slots of a cell in the order in which they go round it, clockwise on the screen. */
  clockwise(cell: number): number[]
}
