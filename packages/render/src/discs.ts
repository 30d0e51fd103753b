import type { Pen } from './pen.js'

/** A disc in a drawing or a picture. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Draws discs as whole circles, their radius times `share`. */
export function* discs(pen: Pen, list: Iterable<Disc>, share: number): Generator<undefined, void> {
  for (const { x, y, radius } of list) {
    pen.moveTo(x + radius * share, y)
    pen.arc(x, y, radius * share, 0, Math.PI * 2)
    yield
  }
}
