/**
 * What a drawing is made of, in units of about a cell's width; y points down.
 * A canvas's 2D context already is one.
 */
export interface Pen {
  /** Lifts the pen and puts it down at a point. */
  moveTo(x: number, y: number): void
  /** Draws a straight line to a point. */
  lineTo(x: number, y: number): void
  /**
   * Draws along a circle from one angle to another, in radians from the x
   * axis; clockwise on the screen unless told otherwise. The pen stands at the
   * arc's beginning.
   */
  arc(cx: number, cy: number, radius: number, from: number, to: number, counterclockwise?: boolean): void
}
