/** Where a cell stands in its grid's own order. */
export type Place =
  | { readonly kind: 'row'; readonly row: number; readonly column: number }
  | { readonly kind: 'ring'; readonly ring: number; readonly index: number }
  | { readonly kind: 'cell'; readonly cell: number }

/** The line or arc that a side is drawn as. */
export type SideLine =
  | {
      readonly kind: 'line'
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
      /** Where the arc begins and ends, in radians from the x axis, clockwise on the screen. */
      readonly from: number
      readonly to: number
    }

/** A box, in units of about a cell's width; y points down. */
export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * How a grid lies on the plane. Nothing of it is stored a cell: lines, places
 * and names are worked out when asked for.
 */
export interface Layout {
  /** The line of side `slot` of a cell, or null where the grid has no drawing. */
  sideLine(cell: number, slot: number): SideLine | null
  /** Where the cell stands. */
  placeOf(cell: number): Place
  /** What side `slot` of a cell is called, such as `north`. */
  sideName(cell: number, slot: number): string
  /** The cells at a point: none outside, several where cells overlap. */
  cellsAt(x: number, y: number): number[]
}
