import type { Pen } from './pen.js'

/** Draws the outline of a rectangle. */
export function* rectangle(
  pen: Pen,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Generator<undefined, void> {
  pen.moveTo(left, top)
  pen.lineTo(right, top)
  pen.lineTo(right, bottom)
  pen.lineTo(left, bottom)
  pen.lineTo(left, top)
  yield
}
