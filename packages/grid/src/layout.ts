/**
 * Where a cell stands in its grid's own order, all counted from 0: its row and
 * column; its ring from the middle and its index clockwise from twelve o'clock;
 * or its number alone, in an own graph.
 */
export type Place =
  | {
      /** In rows. */
      readonly kind: 'row'
      /** Its row, from the top. */
      readonly row: number
      /** Its column, from the left. */
      readonly column: number
    }
  | {
      /** In rings. */
      readonly kind: 'ring'
      /** Its ring, from the middle. */
      readonly ring: number
      /** Its place on the ring, clockwise from twelve o'clock. */
      readonly index: number
    }
  | {
      /** In no order but its number. */
      readonly kind: 'cell'
      /** The cell itself. */
      readonly cell: number
    }

/** The line or arc that a side is drawn as: it runs clockwise round the side's own cell. */
export type SideLine =
  | {
      /** A straight line. */
      readonly kind: 'line'
      /** Where it begins, to the right. */
      readonly x1: number
      /** Where it begins, down. */
      readonly y1: number
      /** Where it ends, to the right. */
      readonly x2: number
      /** Where it ends, down. */
      readonly y2: number
    }
  | {
      /** A piece of a circle. */
      readonly kind: 'arc'
      /** The middle of the circle, to the right. */
      readonly cx: number
      /** The middle of the circle, down. */
      readonly cy: number
      /** The radius of the circle. */
      readonly radius: number
      /** Where the arc begins, in radians from the x axis, growing clockwise on the screen. */
      readonly from: number
      /**
       * Where it ends. Less than `from` where the arc runs the other way, as
       * the inner side of a cell on a ring does.
       */
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
